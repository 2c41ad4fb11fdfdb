// Scripted seats: node seats.js URL MATCHES.
// When all have their first view it says {"open": true}; for every line
// {"seconds": …, "think_s": …} on standard input it plays for so long and says what it measured.

const readline = require('node:readline');
const { io } = require('socket.io-client');
const game = require('./game.js');

const SEATS = 5;
const WARM_S = 1;
const [url, matches] = process.argv.slice(2);

let live = false;
let thinkS = 0;
let waitsMs = [];
let received = 0;
let opened = 0;

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

class Seat {
  constructor(matchID, playerID) {
    this.matchID = matchID;
    this.playerID = String(playerID);
    this.state = null;
    this.sentMs = null;
    this.thinking = false;
    const socket = io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', matchID, this.playerID, undefined, SEATS));
    socket.on('sync', (_, { state }) => this.first(state));
    socket.on('update', (_, state) => this.heard(state));
    socket.io.engine.on('data', (data) => { received += data.length ?? 0; });
    this.socket = socket;
  }

  first(state) {
    if (this.state === null) opened += 1;
    this.heard(state);
    if (opened === SEATS * Number(matches)) say({ open: true });
  }

  heard(state) {
    if (this.state !== null && state._stateID < this.state._stateID) return;
    this.state = state;
    if (this.sentMs !== null && state._stateID > this.sentID) {
      waitsMs.push(performance.now() - this.sentMs);
      this.sentMs = null;
    }
    this.mayAnswer();
  }

  mayAnswer() {
    const asked = live && this.state.ctx.currentPlayer === this.playerID;
    if (!asked || this.thinking || this.sentMs !== null) return;
    if (!thinkS) {
      this.answer();
      return;
    }
    this.thinking = true;
    setTimeout(() => {
      this.thinking = false;
      if (live) this.answer();
    }, 1000 * thinkS * (0.5 + Math.random()));
  }

  answer() {
    const { hand } = this.state.G.players[Number(this.playerID)];
    const card = hand[Math.floor(Math.random() * hand.length)];
    const payload = { type: 'play', args: [card], playerID: this.playerID };
    this.sentID = this.state._stateID;
    this.sentMs = performance.now();
    const action = { type: 'MAKE_MOVE', payload };
    this.socket.emit('update', action, this.sentID, this.matchID, this.playerID);
  }
}

const pause = (seconds) => new Promise((done) => { setTimeout(done, 1000 * seconds); });

async function play(seats, { seconds, think_s: think }) {
  live = true;
  thinkS = think;
  for (const seat of seats) seat.mayAnswer();
  await pause(WARM_S);
  waitsMs = [];
  received = 0;
  const begunMs = performance.now();
  const before = process.cpuUsage();
  say({ begun: true });
  await pause(seconds);
  const used = process.cpuUsage(before);
  const found = {
    seconds: (performance.now() - begunMs) / 1000,
    moves: waitsMs.length,
    waits_ms: waitsMs.slice(),
    received_mb: received / 1e6,
    load_cpu_s: (used.user + used.system) / 1e6,
  };
  say({ ended: true });
  live = false;
  while (seats.some((seat) => seat.sentMs !== null)) await pause(0.05);
  say(found);
}

async function main() {
  const seats = [];
  for (let match = 0; match < Number(matches); match += 1) {
    // One seat makes the match; the others would make it again at the same moment.
    const first = new Seat(`match_${match}`, 0);
    while (first.state === null) await pause(0.005);
    seats.push(first);
    for (let seat = 1; seat < SEATS; seat += 1) seats.push(new Seat(`match_${match}`, seat));
  }
  for await (const line of readline.createInterface({ input: process.stdin })) {
    await play(seats, JSON.parse(line));
  }
  process.exit(0);
}

main();
