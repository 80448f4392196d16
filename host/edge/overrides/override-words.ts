import type { Language } from '@shared-kernel/contracts/system/values';
import type { OverrideFault } from './visit-override.ts';

/** Where a release of a page comes from. */
export type ReleaseSource = 'override' | 'developer' | 'pin' | 'canary' | 'live';

interface Refusal {
  readonly title: string;
  /** `$merchant`, `$from`, `$until`, `$by`, `$releases`: of the override. */
  readonly text: string;
}

interface OverrideWords {
  readonly badge: string;
  readonly title: string;
  /** `$by`: who made the link. */
  readonly by: string;
  readonly until: string;
  readonly sources: Readonly<Record<ReleaseSource, string>>;
  readonly notLoaded: string;
  readonly showOther: string;
  readonly showTested: string;
  readonly end: string;
  readonly ended: string;
  readonly refusals: Readonly<Record<OverrideFault, Refusal>>;
  readonly goOn: string;
}

/** Texts of the badge and of refusals, which testers read. */
export const OVERRIDE_WORDS: Readonly<Record<Language, OverrideWords>> = {
  EN: {
    badge: 'Test releases',
    title: 'Releases of this page',
    by: 'Test link of $by',
    until: 'Until',
    sources: {
      override: 'from the link',
      developer: 'from this machine',
      pin: 'pinned',
      canary: 'canary',
      live: 'live',
    },
    notLoaded: 'not loaded yet',
    showOther: 'Show without the link',
    showTested: 'Show from the link',
    end: 'End the test',
    ended: 'The link has expired: the next page is the live site.',
    refusals: {
      forged: {
        title: 'This test link is not valid',
        text: 'It is not signed by anyone who may make test links for this site. Ask for a new one.',
      },
      merchant: {
        title: 'This test link is for another site',
        text: 'It was made for $merchant. Open it there, or ask $by for a link for this site.',
      },
      browser: {
        title: 'This test link is for another browser',
        text: 'Only the browser in which $by began may open it.',
      },
      early: { title: 'This test link is not valid yet', text: 'It is valid from $from.' },
      expired: { title: 'This test link has expired', text: 'It was valid until $until. Ask $by for a new one.' },
      gone: {
        title: 'A release of this test link is gone',
        text: 'This site cannot show $releases. Ask $by for a new link.',
      },
    },
    goOn: 'Open the live site',
  },
  TY: {
    badge: 'Mga test release',
    title: 'Mga release ng page na ito',
    by: 'Test link ni $by',
    until: 'Hanggang',
    sources: {
      override: 'mula sa link',
      developer: 'mula sa machine na ito',
      pin: 'naka-pin',
      canary: 'canary',
      live: 'live',
    },
    notLoaded: 'hindi pa naglo-load',
    showOther: 'Ipakita nang walang link',
    showTested: 'Ipakita ang mula sa link',
    end: 'Tapusin ang test',
    ended: 'Nag-expire na ang link: ang susunod na page ay ang live site.',
    refusals: {
      forged: {
        title: 'Hindi valid ang test link na ito',
        text: 'Hindi ito pinirmahan ng sinumang puwedeng gumawa ng test link para sa site na ito. Humingi ng bago.',
      },
      merchant: {
        title: 'Para sa ibang site ang test link na ito',
        text: 'Ginawa ito para sa $merchant. Buksan ito roon, o humingi kay $by ng link para sa site na ito.',
      },
      browser: {
        title: 'Para sa ibang browser ang test link na ito',
        text: 'Ang browser lang kung saan nagsimula si $by ang puwedeng magbukas nito.',
      },
      early: { title: 'Hindi pa valid ang test link na ito', text: 'Valid ito mula $from.' },
      expired: {
        title: 'Nag-expire na ang test link na ito',
        text: 'Valid ito hanggang $until. Humingi kay $by ng bago.',
      },
      gone: {
        title: 'Wala na ang isang release ng test link na ito',
        text: 'Hindi maipakita ng site na ito ang $releases. Humingi kay $by ng bagong link.',
      },
    },
    goOn: 'Buksan ang live site',
  },
};

/** A text with its `$names` filled in. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$(\w+)/g, (name, key: string) => values[key] ?? name);
