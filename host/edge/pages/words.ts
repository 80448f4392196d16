import type { Language } from '@shared-kernel/contracts/system/values';

interface Words {
  readonly home: string;
  readonly description: string;
  readonly loading: string;
  readonly notFound: string;
  readonly closed: string;
  readonly noScriptTitle: string;
  readonly noScript: string;
  readonly oldBrowserTitle: string;
  readonly oldBrowserText: string;
  /** Instructions for iOS 12.0 and 12.1, and for older ones. */
  readonly ios12: string;
  readonly ios11: string;
  readonly unreachableTitle: string;
  readonly unreachableText: string;
  readonly retry: string;
}

/** Texts of the document itself, shown before the host and its translations have loaded. */
export const WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    home: 'Slots, live tables and sports',
    description: 'Slots, fishing, live tables, sports and lottery on your phone. For adults 21 and over.',
    loading: 'Loading',
    notFound: 'This page is not here',
    closed: 'Closed for now',
    noScriptTitle: 'JavaScript is off',
    noScript: 'This site needs JavaScript. Turn it on in your browser, then load the page again.',
    oldBrowserTitle: 'This browser is too old',
    oldBrowserText:
      'Update it, or open this page in a newer one: Chrome, Edge, Firefox or Safari. Your bets and balance are safe.',
    ios12:
      'On iOS 12.0 and 12.1: update in Settings, General, Software Update. Then open this page in Safari, tap Share, then Add to Home Screen.',
    ios11:
      'On iOS 11 and lower: update in Settings, General, Software Update, or use a newer phone. Then open this page in Safari, tap Share, then Add to Home Screen.',
    unreachableTitle: 'We cannot reach the site right now',
    unreachableText: 'Your bets and balance are safe. Try again in a moment.',
    retry: 'Try again',
  },
  TY: {
    home: 'Slots, live table at sports',
    description: 'Slots, fishing, live table, sports at lotto sa phone mo. Para sa edad 21 pataas.',
    loading: 'Naglo-load',
    notFound: 'Wala rito ang page na ito',
    closed: 'Sarado muna',
    noScriptTitle: 'Naka-off ang JavaScript',
    noScript: 'Kailangan ng site na ito ang JavaScript. Buksan ito sa settings ng browser, saka i-load ulit ang page.',
    oldBrowserTitle: 'Masyado nang luma ang browser na ito',
    oldBrowserText:
      'I-update ito, o buksan ang page sa mas bagong browser: Chrome, Edge, Firefox o Safari. Ligtas ang mga taya at balanse mo.',
    ios12:
      'Sa iOS 12.0 at 12.1: mag-update sa Settings, General, Software Update. Pagkatapos, buksan ang page na ito sa Safari, i-tap ang Share, saka Add to Home Screen.',
    ios11:
      'Sa iOS 11 pababa: mag-update sa Settings, General, Software Update, o gumamit ng mas bagong phone. Pagkatapos, buksan ang page na ito sa Safari, i-tap ang Share, saka Add to Home Screen.',
    unreachableTitle: 'Hindi namin maabot ang site ngayon',
    unreachableText: 'Ligtas ang mga taya at balanse mo. Subukan ulit maya-maya.',
    retry: 'Subukan ulit',
  },
};
