/** The drawings: fetched once, so that they are no part of the program. */
import mapAddress from "./art/map.svg?url";
import tokensAddress from "./art/tokens.svg?url";

class Art {
  /** The map as it is before anything lies on it; empty until it has come. */
  map = $state.raw("");

  constructor() {
    void drawing(tokensAddress).then(lay);
    void drawing(mapAddress).then((map) => (this.map = map));
  }
}

async function drawing(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** The tokens are used by their ids, wherever on the page. */
function lay(tokens: string): void {
  const place = document.createElement("div");
  place.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  place.innerHTML = tokens;
  place.ariaHidden = "true";
  document.body.append(place);
}

export const art = new Art();
