// A boardgame.io server with a game of our own whose state is about as large as a view of Zenith:
// ninety cards in two hands and a deck, of which each player sees their own.
const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'cards',
  setup: () => ({
    deck: Array.from({ length: 70 }, (_, number) => ({ id: number, name: `card-${number}`, price: number % 9 })),
    hands: { 0: Array.from({ length: 10 }, (_, n) => n), 1: Array.from({ length: 10 }, (_, n) => n) },
    tracks: Array.from({ length: 5 }, () => 0),
    count: 0,
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, track) => {
      G.tracks[track] += 1;
      G.count += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }, () => {}).then((running) => {
  console.log(running.appServer.address().port);
});
