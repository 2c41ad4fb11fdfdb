/** Drawings that are used by their ids wherever on the page: fetched once, so that they are no part of the program. */
export async function lay(address: string): Promise<void> {
  const place = document.createElement("div");
  place.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  place.innerHTML = await (await fetch(address)).text();
  place.ariaHidden = "true";
  document.body.append(place);
}
