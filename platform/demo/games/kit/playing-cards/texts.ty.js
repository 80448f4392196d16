/** @type {Readonly<Record<keyof typeof import('./texts.en.js').EN, string>>} */
export const TY = {
  rankA: 'alas',
  rankJ: 'sota',
  rankQ: 'reyna',
  rankK: 'hari',
  suitS: 'na espada',
  suitH: 'na puso',
  suitD: 'na diyamante',
  suitC: 'na bulaklak',
};
