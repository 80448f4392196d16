import type { Language } from 'shared-kernel/contracts/values';

interface Words {
  readonly home: string;
  readonly description: string;
  readonly loading: string;
  readonly notFound: string;
  readonly closed: string;
  readonly noScript: string;
  readonly unreachableTitle: string;
  readonly unreachableText: string;
  readonly retry: string;
}

/** What the document itself says, before the host and its translations are there. */
export const WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    home: 'Slots, live tables and sports',
    description: 'Slots, fishing, live tables, sports and lottery on your phone. For adults 21 and over.',
    loading: 'Loading',
    notFound: 'Page not found',
    closed: 'Closed for now',
    noScript: 'This site needs JavaScript. Turn it on in your browser, then load the page again.',
    unreachableTitle: 'We cannot reach the site right now',
    unreachableText: 'Your bets and balance are safe. Please try again in a moment.',
    retry: 'Try again',
  },
  TY: {
    home: 'Slots, live na mesa at sports',
    description: 'Slots, pangingisda, live na mesa, sports at lotto sa iyong telepono. Para sa edad 21 pataas.',
    loading: 'Naglo-load',
    notFound: 'Hindi makita ang pahina',
    closed: 'Sarado muna',
    noScript: 'Kailangan ng site na ito ang JavaScript. I-on ito sa iyong browser, saka i-load muli ang pahina.',
    unreachableTitle: 'Hindi namin maabot ang site ngayon',
    unreachableText: 'Ligtas ang iyong mga taya at balanse. Pakisubukan muli maya-maya.',
    retry: 'Subukan muli',
  },
};
