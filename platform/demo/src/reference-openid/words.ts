const EN = {
  title: 'Choose who you are',
  demo: 'A sign-in provider for demonstration: nobody is asked for a password.',
  asks: 'asks who you are.',
  cancel: 'Cancel',
  wrong: 'This site may not ask here',
};

const FIL: typeof EN = {
  title: 'Piliin kung sino ka',
  demo: 'Sign-in provider na pang-demo: walang hinihinging password.',
  asks: 'ang nagtatanong kung sino ka.',
  cancel: 'Kanselahin',
  wrong: 'Hindi puwedeng magtanong dito ang site na ito',
};

/** What the page says, by the first language of `ui_locales` or the browser. */
export const wordsFor = (languages: string) =>
  /^(?:fil|tl)\b/i.test(languages.trim()) ? { lang: 'fil', words: FIL } : { lang: 'en', words: EN };
