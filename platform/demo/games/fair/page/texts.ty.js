/** @type {Readonly<Record<keyof typeof import('./texts.en.js').EN, string>>} */
export const TY = {
  title: 'Suriin ang round',
  intro:
    'Bago ang round, nakikita mo ang hash ng seed namin; kapag pinalitan mo ang mga seed, sasabihin namin ang sa amin. Nilalaro ulit ng page na ito ang round sa browser mo at walang tinatanong na iba.',
  record: 'Record ng round',
  recordHint: 'Nasa link ito sa menu ng laro. Baguhin ang isang letra para makitang mali ang lalabas.',
  checkNow: 'Suriin ang round',
  checking: 'Nilalaro ulit ang round',
  right: 'Patas ang round: ang sinabing seed ay ang ipinangako, at ito ang resultang ibinibigay nito.',
  wrong: 'Hindi tama ang record na ito.',
  unreadable: 'Hindi ito record ng round: JSON ito na may game, stakeMinor, serverSeed, clientSeed, nonce at iba pa.',
  unknownGame: 'Walang rule ng larong “{game}” dito, o hindi na-load.',
  seedRight: 'Tugma ang sinabing seed sa ipinangakong hash.',
  seedWrong: 'Iba ang hash ng sinabing seed sa ipinangako.',
  resultRight: 'Parehong resulta ang ibinibigay ng mga seed.',
  resultWrong: 'Ibang resulta ang ibinibigay ng mga seed.',
  payoutRight: 'Tama ang ibinayad sa resulta.',
  payoutWrong: '{amount} ang bayad ng resulta, hindi {paid}.',
  game: 'Laro',
  betNo: 'Numero ng taya',
  staked: 'Kabuuang taya',
  paid: 'Napanalunan',
  computed: 'Ibinibigay ng mga seed',
  how: 'Paano ito ginagawa',
  howSeeds: 'SHA-256 ng server seed ang ipinangakong hash.',
  howWords:
    'HMAC-SHA256 na server seed ang key sa “client seed:nonce:0”, pagkatapos “:1” at iba pa, ang nagbibigay ng mga word na 32 bit, big-endian.',
  howNumbers:
    'Word modulo laki ng range ang numero; nilalaktawan ang mga word na lampas sa huling buong multiple ng laki.',
  howCommand: 'Ganito rin sa command, mula sa source code: pnpm platform verify-round "<address ng page na ito>"',
};
