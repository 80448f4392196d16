/** What the page that checks a round says. */
export const EN = {
  title: 'Check a round',
  intro:
    'Before a round you see the hash of our seed; when you change the seeds, ours is told. This page plays the round again in your browser and asks nobody.',
  record: 'The round’s record',
  recordHint: 'It is in the link of the game’s menu. Change a letter of it to see the check fail.',
  checkNow: 'Check the round',
  checking: 'Playing the round again',
  right: 'The round was fair: the told seed is the promised one, and it gives this result.',
  wrong: 'This record does not hold.',
  unreadable: 'This is no record of a round: it is JSON with game, stakeMinor, serverSeed, clientSeed, nonce and more.',
  unknownGame: 'There are no rules of the game “{game}” here, or they did not load.',
  seedRight: 'The told seed has the promised hash.',
  seedWrong: 'The told seed has another hash than was promised.',
  resultRight: 'The seeds give the same result.',
  resultWrong: 'The seeds give another result.',
  payoutRight: 'The result pays what was paid.',
  payoutWrong: 'The result pays {amount}, not {paid}.',
  game: 'Game',
  betNo: 'Bet number',
  staked: 'Total stake',
  paid: 'Payout',
  computed: 'What the seeds give',
  how: 'How it is done',
  howSeeds: 'SHA-256 of the server seed is the promised hash.',
  howWords:
    'HMAC-SHA256 with the server seed as key over “client seed:nonce:0”, then “:1” and so on, gives words of 32 bits, big-endian.',
  howNumbers:
    'A word modulo the size of a range is the number; words above the last whole multiple of the size are passed over.',
  howCommand: 'The same by command, from the source code: pnpm platform verify-round "<this page’s address>"',
};
