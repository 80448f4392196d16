import type { StrengthLevel } from '../password-strength/password-strength.tsx';

/** What a guess costs, in bits. A letter of a word is easily told from those before it. */
const BITS = { letter: 4.7, mixedLetter: 5.7, letterOfWord: 2, digit: 3.3, sign: 5, year: 6, next: 1 } as const;
/** So many letters are looked up in a list as the start of a word. */
const WORD_START = 3;
/** From so many bits on a password is fair, good, strong. */
const LEVELS = [30, 40, 56] as const;

const RUNS = /(?:19|20)\d\d|[a-z]+|\d|[^a-z\d]/giu;

const isMixed = (letters: string): boolean => /[a-z]/u.test(letters) && /[A-Z]/u.test(letters.slice(1));

const bitsOfRun = (run: string): number => {
  if (/^\d{4}$/u.test(run)) return BITS.year;
  if (/^\d$/u.test(run)) return BITS.digit;
  if (!/^[a-z]+$/iu.test(run)) return BITS.sign;
  const letter = isMixed(run) ? BITS.mixedLetter : BITS.letter;
  return Math.min(run.length, WORD_START) * letter + Math.max(0, run.length - WORD_START) * BITS.letterOfWord;
};

/** Without the rest of each row that goes on as it began: `aaaa`, `1234`, `fedc`. */
const withoutRows = (text: string): { readonly left: string; readonly taken: number } => {
  const characters = [...text];
  const step = (index: number): number =>
    (characters[index]?.codePointAt(0) ?? Number.NaN) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
  const goesOn = (index: number): boolean => index > 1 && Math.abs(step(index)) <= 1 && step(index) === step(index - 1);
  const left = characters.filter((_, index) => !goesOn(index));
  return { left: left.join(''), taken: characters.length - left.length };
};

const without = (text: string, word: string): string => {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + text.slice(at + word.length);
};

/**
 * How hard a password is to guess, roughly: by words, years and rows in it rather than by its length. What is known of its owner
 * counts for nothing. A rough hint for who types; what is refused is the server's to say.
 */
export const strengthOf = (password: string, known: readonly string[] = []): StrengthLevel => {
  if (password === '') return 0;
  const { left, taken } = withoutRows(known.filter(({ length }) => length >= WORD_START).reduce(without, password));
  const bits = (left.match(RUNS) ?? []).reduce((sum, run) => sum + bitsOfRun(run), taken * BITS.next);
  return (1 + LEVELS.filter((level) => bits >= level).length) as StrengthLevel;
};
