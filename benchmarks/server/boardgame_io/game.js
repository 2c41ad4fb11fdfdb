// A game of the same shape as ours: five seats, hidden hands, an open tableau for everybody,
// and a move that plays one card out of a hidden hand. It never ends: the deck is refilled.

const { INVALID_MOVE } = require('boardgame.io/core');

const HAND = 8;
const LAID = 9;
const PROVINCES = 8;

function newPlayer(hand) {
  return {
    hand,
    laid: [],
    offices: ['marshal', 'chancellor'],
    laws: ['tolls', 'levy', 'grain'],
    estates: Array(PROVINCES).fill(0),
    standing: Array(PROVINCES).fill(0),
    wealth: 0,
  };
}

function setup({ ctx, random }) {
  const names = Array.from({ length: 200 }, (_, number) => `card_${number}`);
  const deck = random.Shuffle(names);
  return { deck, players: ctx.playOrder.map(() => newPlayer(deck.splice(0, HAND))) };
}

function play({ G, playerID, random }, card) {
  const player = G.players[Number(playerID)];
  const place = player.hand.indexOf(card);
  if (place < 0) return INVALID_MOVE;
  player.hand.splice(place, 1);
  player.laid.push(card);
  const province = Number(card.slice(5)) % PROVINCES;
  player.estates[province] += 1;
  player.wealth = player.estates.reduce((sum, estates) => sum + estates * estates, 0);
  for (const each of G.players) each.standing[province] = standing(G, province, each);
  player.hand.push(G.deck.pop());
  if (player.laid.length > LAID) G.deck = random.Shuffle([...G.deck, player.laid.shift()]);
}

function standing(G, province, player) {
  return G.players.filter((other) => other.estates[province] > player.estates[province]).length;
}

function playerView({ G, playerID }) {
  const { deck, players } = G;
  return {
    cardsInDeck: deck.length,
    players: players.map((player, seat) => ({
      ...player,
      cardsInHand: player.hand.length,
      hand: String(seat) === playerID ? player.hand : null,
    })),
  };
}

module.exports = {
  name: 'magnates',
  setup,
  playerView,
  moves: { play: { move: play, redact: true, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
};
