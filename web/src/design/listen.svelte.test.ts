import { expect, it } from "vitest";
import { listen } from "./listen";

class Page {
  looked = $state(true);
  readonly element = document.createElement("button");
  readonly stop = listen(this.element, { blur: () => (this.looked = false) });
  readonly drawn: boolean = $derived.by(() => this.blurred());

  blurred(): boolean {
    return this.element.dispatchEvent(new FocusEvent("blur"));
  }
}

it("what goes away while the page is drawn may say that it has lost the focus", () => {
  const page = new Page();

  expect(page.drawn).toBe(true);
  expect(page.looked).toBe(false);

  page.stop();
  page.looked = true;
  page.blurred();
  expect(page.looked).toBe(true);
});
