import { expect, test } from "vitest";
import { headerOf, prove } from "./fairness";

// As interpares/kernel/chance.py counts: commitment(seed_from(2007), "k3jR") and
// draw_key(seed_from(2007), "k3jR", ("ziarno", "", "łąka")).hex().
const header = {
  id: "k3jR",
  commitment: "a3cb94f37d8707122eef306b9533d23c53ff2dacd100dbfbcc3055067e540004",
  seed: "00000000000000000000000000000000000000000000000000000000000007d7",
  seat_seeds: ["ziarno", "", "łąka"],
};

test("a seed fits its commitment, and gives the key of the draws", async () => {
  const proof = await prove(header);

  expect(proof.fits).toBe(true);
  expect(proof.key).toBe("3519879d9cb8985b27f31f8b69c72605ced81480e3c651f7548308454aef9e83");
});

test("another seed does not fit", async () => {
  expect((await prove({ ...header, seed: "0".repeat(64) })).fits).toBe(false);
});

test("the header is the first line of a record", () => {
  const { id, seat_seeds, position } = headerOf(`${JSON.stringify({ ...header, game: "magnaci" })}\n{"n":1}\n`);

  expect([id, seat_seeds, position]).toEqual(["k3jR", ["ziarno", "", "łąka"], undefined]);
});
