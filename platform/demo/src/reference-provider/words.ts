const EN = {
  demo: 'demonstration',
  howMuch: 'How much you send',
  noAmount: 'Enter an amount above zero with at most two decimals.',
  order: 'Order',
  pay: 'Pay',
  decline: 'Decline',
  back: 'You can close this page and go back to the site.',
  missing: 'There is no such payment',
  states: {
    waiting: 'No real money moves here.',
    paid: 'Paid.',
    declined: 'Declined. Nothing was paid.',
    expired: 'The time to pay is over. Nothing was paid.',
  },
};

const TY: typeof EN = {
  demo: 'pagpapakita',
  howMuch: 'Magkano ang ipapadala mo',
  noAmount: 'Maglagay ng halagang higit sa sero na may hanggang dalawang decimal.',
  order: 'Order',
  pay: 'Magbayad',
  decline: 'Tumanggi',
  back: 'Puwede mo nang isara ang page na ito at bumalik sa site.',
  missing: 'Walang ganitong bayad',
  states: {
    waiting: 'Walang totoong perang gumagalaw dito.',
    paid: 'Bayad na.',
    declined: 'Tinanggihan. Walang nabayaran.',
    expired: 'Tapos na ang oras ng pagbabayad. Walang nabayaran.',
  },
};

/** What the pages say. */
export const wordsIn = (language: string): typeof EN => (language === 'TY' ? TY : EN);
