/** @type {Readonly<Record<keyof typeof import('./texts.en.js').EN, string>>} */
export const TY = {
  spin: 'Spin',
  skip: 'Laktawan hanggang dulo ng free spins',
  turbo: 'Mabilis na spin',
  featureRule: '*{count}* {symbol} = *{spins}* free spins',
  meter: 'Multiplier *×{meter}*',
  freeSpin: 'Free spin *{spin}* sa {spins}',
  invitation: '243 ways',
  freeSpinsStart: '*{spins}* free spins',
  freeSpinsTotal: 'FREE SPINS *{amount}*',
  spinning: 'Umiikot',
  sayFreeSpins: 'Tatlo o higit pang {symbol}: {spins} free spins.',
  sayReels: 'Mga reel: {reels}',
  paysTitle: 'Bayad sa bawat way sa {bet}',
  ruleWays:
    'Panalo ang parehong simbolo sa tatlo, apat o limang magkakatabing reel mula kaliwa, saanmang hanay. Bawat kombinasyon ng hanay ay isang way, at bawat way ay may bayad.',
  ruleFeature:
    'Tatlo o higit pang {symbol} saanman ay may bayad agad at nagbibigay ng {spins} free spins sa parehong taya.',
  ruleMeter:
    'Sa free spins, nagsisimula ang multiplier sa ×1 at tumataas nang isa matapos ang bawat panalong free spin, hanggang ×{top}. Mina-multiply nito ang panalo ng mga kasunod na spin. Walang epekto roon ang {symbol}.',
  ruleServer:
    'Pantay ang tsansa ng bawat stop na binubunot ng server, at minsanan nitong isinasara ang buong round. Resulta nito ang nakikita mo.',
  featureChance: 'Free spins',
  featureMean: 'Karaniwang bayad ng free spins',
  stripsTitle: 'Ang mga reel, bawat stop',
  reel: 'Reel {reel}',
};
