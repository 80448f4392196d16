/** @type {Readonly<Record<keyof typeof import('./texts.en.js').EN, string>>} */
export const TY = {
  spin: 'Ihulog',
  skip: 'Laktawan hanggang dulo ng mga cascade',
  turbo: 'Mabilis na hulog',
  ladder: 'Multiplier ng bawat cascade',
  invitation: '*{least}* na magkapareho saanman, panalo',
  falling: 'Nahuhulog',
  step: '{amount} × {multiplier} = *{paid}*',
  sayCount: '{count} {symbol}',
  sayCascade: 'Cascade {cascade}: {wins}, {amount}, multiplier {multiplier}.',
  sayBoard: 'Nasa board: {symbols}',
  paysTitle: 'Bayad sa {bet}',
  ruleAnywhere:
    'Panalo ang walo o higit pang parehong simbolo, saanman sila. Puwedeng sabay manalo ang ilang simbolo; isang beses ang bayad sa bawat isa, para sa lahat ng kauri nito.',
  ruleCascade:
    'Nawawala ang mga nanalo, nahuhulog ang nasa itaas, at pinupuno ng mga bagong simbolo ang board. Kung panalo ulit iyon, iyon ang kasunod na cascade.',
  ruleMultiplier:
    'Tumataas sa bawat cascade ang multiplier ng panalo nito: ×{first} sa una, ×{last} sa cascade {cascades}, na tumatapos sa round.',
  ruleHighest:
    'Hanggang {times} × ng taya ang bayad ng isang round. Kailangan nito ang labindalawa ng dalawang simbolong may pinakamataas na bayad sa lahat ng {cascades} cascade; huwag itong asahan.',
  ruleServer:
    'Pantay ang tsansa ng bawat simbolong binubunot ng server, at minsanan nitong isinasara ang buong round. Resulta nito ang nakikita mo.',
  cascade: 'Cascade',
  multiplies: 'Multiplier',
  happens: '1 round sa bawat',
  highestWin: 'Pinakamataas na panalo',
};
