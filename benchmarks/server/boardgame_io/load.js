// Closed-loop load: so many matches with two clients each; whoever is asked moves at once. The time
// of a move is until the server's state is back at the client that moved.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const game = {
  name: 'cards',
  setup: () => ({}),
  turn: { minMoves: 1, maxMoves: 1 },
  // Nothing is guessed here: the answer counts when the server has it.
  moves: { play: { move: () => {}, client: false } },
};
const times = [];
let until = Infinity;

function table(number) {
  const matchID = `match-${number}`; // made by the server when its first client comes
  for (const playerID of ['0', '1']) {
    const client = Client({
      game,
      matchID,
      playerID,
      numPlayers: 2,
      multiplayer: SocketIO({ server: url }),
      debug: false,
    });
    let seen = -1;
    let sent = 0;
    client.subscribe((state) => {
      if (!state || !client.transport || performance.now() > until) return;
      const { ctx, _stateID } = state;
      if (sent && _stateID > seen) {
        times.push(performance.now() - sent);
        sent = 0;
      }
      if (ctx.currentPlayer !== playerID || _stateID <= seen || sent || !state.isConnected) return;
      seen = _stateID;
      sent = performance.now();
      setImmediate(() => client.moves.play((number + _stateID) % 5));
    });
    client.start();
  }
}

(async () => {
  for (let number = 0; number < tables; number += 1) table(number);
  await new Promise((go) => setTimeout(go, 2000));
  times.length = 0;
  console.log('begin');
  const began = performance.now();
  until = began + seconds * 1000;
  await new Promise((go) => setTimeout(go, seconds * 1000));
  times.sort((a, b) => a - b);
  const at = (part) => Number(times[Math.floor(times.length * part)].toFixed(1));
  console.log(JSON.stringify({ moves: times.length, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();
