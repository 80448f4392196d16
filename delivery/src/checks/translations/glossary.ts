import type { WordPair } from './equal-words.ts';

/** One word for one thing, as players read it: what the texts say, and what they do not say instead. */
interface Term {
  readonly en: string;
  readonly ty: string;
  readonly not: { readonly en?: readonly string[]; readonly ty?: readonly string[] };
}

/** Loan words that people in Manila say stay loan words: a word of the school book reads like another site's. */
const GLOSSARY: readonly Term[] = [
  { en: 'try again', ty: 'subukan ulit', not: { en: ['retry', 'ask again'], ty: ['muli', 'muling', 'hingin'] } },
  { en: 'log in', ty: 'mag-login', not: { en: ['sign in'], ty: ['mag-log in', 'mag-log-in'] } },
  { en: 'sign out', ty: 'mag-sign out', not: { en: ['log out', 'logged out'], ty: ['mag-logout', 'na-log out'] } },
  {
    en: 'register',
    ty: 'magrehistro',
    not: { en: ['join now', 'sign up'], ty: ['sumali', 'mag-register', 'magre-register', 'nag-register'] },
  },
  { en: 'deposit', ty: 'deposito, magdeposito', not: { ty: ['mag-deposito', 'mag-deposit'] } },
  { en: 'customer service', ty: 'customer service', not: { ty: ['kostumer', 'serbisyo sa customer'] } },
  { en: 'connection', ty: 'koneksyon', not: { ty: ['koneksiyon', 'naputol ang linya'] } },
  { en: 'announcement', ty: 'anunsyo', not: { ty: ['anunsiyo'] } },
  { en: 'did not load', ty: 'hindi na-load', not: { ty: ['hindi nakuha'] } },
  { en: 'busy', ty: 'busy', not: { ty: ['abala'] } },
  { en: 'team', ty: 'team', not: { ty: ['koponan'] } },
  { en: 'agent', ty: 'agent', not: { ty: ['ahente', 'ahensya', 'ahensiya'] } },
  { en: 'player', ty: 'player', not: { ty: ['manlalaro'] } },
  { en: 'page', ty: 'page', not: { ty: ['pahina', 'pahinang'] } },
  { en: 'rewards', ty: 'rewards', not: { ty: ['gantimpala'] } },
  { en: 'status', ty: 'status', not: { ty: ['katayuan'] } },
  { en: 'sports', ty: 'sports', not: { ty: ['palakasan'] } },
  { en: 'fishing', ty: 'fishing', not: { ty: ['pangisda', 'pangingisda'] } },
  { en: 'lottery', ty: 'lotto', not: { ty: ['loterya', 'lottery'] } },
  { en: 'E-lotto', ty: 'E-lotto', not: { en: ['e-lottery'], ty: ['e-lottery'] } },
  { en: 'Sabong', ty: 'Sabong', not: { en: ['cockfight', 'cockfighting'] } },
  { en: 'multiplier', ty: 'multiplier', not: { en: ['meter'], ty: ['metro'] } },
  { en: 'free spin', ty: 'free spin', not: { ty: ['libreng ikot', 'ikot'] } },
  { en: 'reel', ty: 'reel', not: { ty: ['rolyo'] } },
  { en: 'waiting for the result', ty: 'hinihintay ang resulta', not: { en: ['waiting for the server'] } },
  { en: 'rate, tier', ty: 'rate, tier', not: { ty: ['antas'] } },
  { en: 'valid bet', ty: 'valid bet', not: { ty: ['balidong taya'] } },
  { en: 'payment password', ty: 'payment password', not: { ty: ['sa pagbabayad'] } },
  { en: 'login password', ty: 'login password', not: { ty: ['password sa pag-login'] } },
  { en: 'user agreement', ty: 'user agreement', not: { ty: ['kasunduan ng user'] } },
  { en: 'member', ty: 'miyembro', not: { ty: ['mga member', 'bagong member'] } },
  { en: 'free trial', ty: 'libreng trial', not: { ty: ['libreng subok'] } },
  { en: 'letter', ty: 'letra', not: { ty: ['titik'] } },
  { en: 'PVP', ty: 'PVP', not: { en: ['poker'], ty: ['poker'] } },
  { en: 'play money', ty: 'play money', not: { ty: ['perang laro', 'pang-subok'] } },
  { en: 'support', ty: 'support', not: { ty: ['suporta'] } },
  { en: 'manage', ty: 'i-manage', not: { ty: ['pamahalaan'] } },
  { en: 'mobile number', ty: 'mobile number', not: { ty: ['numero ng mobile'] } },
  { en: 'the house', ty: 'house', not: { ty: ['bahay'] } },
  { en: 'good afternoon', ty: 'magandang hapon', not: { en: ['early afternoon', 'late afternoon'] } },
];

const asWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'iu');

const withoutValues = (text: string): string => text.replaceAll(/\{\{?[^}]*\}?\}/g, '');

/** Texts that have another word than the glossary's. */
export const otherWords = (pairs: readonly WordPair[], glossary: readonly Term[] = GLOSSARY): readonly string[] =>
  (['en', 'ty'] as const).flatMap((language) =>
    glossary.flatMap((term) =>
      (term.not[language] ?? []).flatMap((word) =>
        pairs
          .filter((pair) => asWord(word).test(withoutValues(pair[language])))
          .map((pair) => `${pair.where} says "${word}" in "${pair[language]}": the glossary has "${term[language]}"`),
      ),
    ),
  );
