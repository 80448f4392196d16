export const EN = {
  spin: 'Fire',
  bet: 'Cannon',
  lowerBet: 'Lower the level of the cannon',
  raiseBet: 'Raise the level of the cannon',
  aim: 'What the cannon aims at',
  sea: 'The sea. Tap a fish to shoot at it, or choose a kind below and fire.',
  invitation: 'Tap a fish to shoot at it',
  waiting: 'Waiting for the answer to your shots',
  win: '{caught} of {shots} caught: WIN *{amount}*',
  returned: '{caught} of {shots} caught: returned *{amount}*',
  noWin: 'Nothing caught',
  givenBack: 'Your shots were given back',
  sayWin: '{shots} shots for {stake}. Caught: {caught}. Win {amount}. Balance {balance}.',
  sayReturned: '{shots} shots for {stake}. Caught: {caught}. Returned {amount}. Balance {balance}.',
  sayNoWin: '{shots} shots for {stake}. Nothing caught. Balance {balance}.',
  sayCount: '{count} {symbol}',
  sayKind: '{name}, pays ×{multiplier}',
  insufficient: 'Your balance is below one shot at this level.',
  insufficientForAll: 'Your balance is below one shot at the lowest level. Deposit to go on playing.',
  playMoneyShort: 'Your play money is below one shot at this level.',
  betInstead: 'Level {bet}',
  unsettledText:
    'Shots that were sent: {shots}, for {amount}. They count at most once. Shots that were not sent: {unsent}; they cost nothing until they are. All go as soon as there is a connection.',
  busyText:
    'The game is busy. {shots} shots for {amount} count at most once. Not sent yet: {unsent}. Try again in {seconds} s.',
  limitTitle: 'Your own limit stops these shots',
  lossLimitText:
    'Your loss limit is {limit} {period}, and these shots are more than what is left of it. Nothing was taken for them. It starts again on {until}.',
  timeLimitText:
    'Your time limit is {limit} {period}, and that time is up. Nothing was taken for these shots. It starts again on {until}.',
  paysTitle: 'A shot of {bet} pays',
  symbol: 'Fish',
  pays: 'Pays',
  chance: 'Chance',
  hitFrequency: 'Shots at ×2 that catch',
  ruleShot:
    'Each shot is aimed at one fish and stakes the level of the cannon. One tap is one shot; nothing fires by itself.',
  ruleCatch:
    'A shot either catches its fish, which pays the level times its multiplier, the stake included, or it is lost. Every shot is drawn by itself: two shots at one fish can both catch, and both pay.',
  ruleReturn:
    'Every kind returns the same over many shots, so no way of aiming is better than another. Where a fish swims changes nothing.',
  ruleServer:
    'The server draws up to {most} shots at once, in the order fired. A fish is pulled in only after its answer.',
  ruleUnsent:
    'Shots that were sent settle once, even when the game closes; see them in your betting record. Shots that had not been sent cost nothing.',
};
