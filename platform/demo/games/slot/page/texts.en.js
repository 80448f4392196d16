export const EN = {
  spin: 'Spin',
  skip: 'Skip to the end of the free spins',
  turbo: 'Fast spins',
  featureRule: '*{count}* {symbol} = *{spins}* free spins',
  meter: 'Multiplier *×{meter}*',
  freeSpin: 'Free spin *{spin}* of {spins}',
  invitation: '243 ways',
  freeSpinsStart: '*{spins}* free spins',
  freeSpinsTotal: 'FREE SPINS *{amount}*',
  spinning: 'Spinning',
  sayFreeSpins: 'Three or more {symbol}: {spins} free spins.',
  sayReels: 'Reels: {reels}',
  paysTitle: 'Pays for each way at {bet}',
  ruleWays:
    'A win needs the same symbol on three, four or five neighbouring reels from the left, in any rows. Every combination of rows is a way, and each way pays.',
  ruleFeature: 'Three or more {symbol} anywhere pay at once and give {spins} free spins at the same bet.',
  ruleMeter:
    'In free spins the multiplier starts at ×1 and rises by one after every winning free spin, up to ×{top}. It multiplies the wins of the spins that follow. There, {symbol} does nothing.',
  ruleServer:
    'The server draws every stop with the same chance and settles the whole round at once. What you see is its result.',
  featureChance: 'Free spins',
  featureMean: 'Free spins pay on average',
  stripsTitle: 'The reels, stop by stop',
  reel: 'Reel {reel}',
};
