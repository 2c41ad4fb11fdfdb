/** The drawings: fetched once and used by their ids, so that they are no part of the program. */
import cardsAddress from "./art/cards.svg?url";
import tilesAddress from "./art/tiles.svg?url";

async function lay(address: string): Promise<void> {
  const place = document.createElement("div");
  place.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  place.innerHTML = await (await fetch(address)).text();
  place.ariaHidden = "true";
  document.body.append(place);
}

void lay(tilesAddress);
void lay(cardsAddress);
