/** @type {Readonly<Record<keyof typeof import('./texts.en.js').EN, string>>} */
export const TY = {
  spin: 'Spin',
  turbo: 'Mabilis na spin',
  invitation: 'Panalo ang {symbol}',
  spinning: 'Umiikot',
  sayShown: 'Nakikita: {symbol}',
  paysTitle: 'Bayad sa {bet}',
  ruleDraw: 'Isa sa {lots} ang binubunot, pantay ang tsansa ng bawat isa; {amount} ang bayad ng {winning} sa mga ito.',
  ruleServer: 'Server ang bumubunot at minsanang nagsasara ng round. Resulta nito ang nakikita mo.',
};
