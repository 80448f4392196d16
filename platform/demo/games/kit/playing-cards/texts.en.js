export const EN = {
  rankA: 'ace',
  rankJ: 'jack',
  rankQ: 'queen',
  rankK: 'king',
  suitS: 'of spades',
  suitH: 'of hearts',
  suitD: 'of diamonds',
  suitC: 'of clubs',
};
