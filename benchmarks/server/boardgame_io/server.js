// boardgame.io's own server: node server.js PORT [FOLDER], in memory unless a folder is given.

const { Server, FlatFile } = require('boardgame.io/server');
const game = require('./game.js');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [game], origins: [], db }).run({ port: Number(port) }, () => console.log('ready'));
