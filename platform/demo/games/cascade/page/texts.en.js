export const EN = {
  spin: 'Drop',
  skip: 'Skip to the end of the cascades',
  turbo: 'Fast drops',
  ladder: 'Multiplier of each cascade',
  invitation: '*{least}* alike win, anywhere',
  falling: 'Falling',
  step: '{amount} × {multiplier} = *{paid}*',
  sayCount: '{count} {symbol}',
  sayCascade: 'Cascade {cascade}: {wins}, {amount}, times {multiplier}.',
  sayBoard: 'On the board: {symbols}',
  paysTitle: 'Pays at {bet}',
  ruleAnywhere:
    'Eight or more of one symbol win, wherever they are. Several symbols can win at once; each is paid once, for all of its kind.',
  ruleCascade:
    'What has won vanishes, what is above falls, and new symbols fill the board. If that wins again, it is the next cascade.',
  ruleMultiplier:
    'Each cascade multiplies its wins by more: ×{first} for the first, ×{last} for cascade {cascades}, which ends the round.',
  ruleHighest:
    'A round pays {times} × the bet at most. That takes twelve of both top-paying symbols in all {cascades} cascades; do not count on it.',
  ruleServer:
    'Every symbol is drawn by the server with the same chance, and the whole round is settled at once. What you see is its result.',
  cascade: 'Cascade',
  multiplies: 'Multiplies',
  happens: '1 round in',
  highestWin: 'Highest win',
};
