export const EN = {
  spin: 'Spin',
  turbo: 'Fast spins',
  invitation: '{symbol} wins',
  spinning: 'Spinning',
  sayShown: 'In sight: {symbol}',
  paysTitle: 'Pays at {bet}',
  ruleDraw: 'One of {lots} lots is drawn, each as likely as the others; {winning} of them pay {amount}.',
  ruleServer: 'The server draws the round and settles it at once. What you see is its result.',
};
