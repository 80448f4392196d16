import { combinationsOf, type PlayMarks } from '@shared-kernel/contracts/browse/lottery-lines';
import type { Marks } from '../../../shared/orders/spell-line.ts';

/** A digit game has a group for each place; every other play has one. */
export const groupsOf = ({ form, places }: PlayMarks): number => (form === 'ordered' ? places : 1);

export const noMarks = (play: PlayMarks): Marks => Array.from({ length: groupsOf(play) }, () => []);

/** Everything that can be marked in a group. */
export const markable = ({ form, min, max, options }: PlayMarks): readonly string[] =>
  form === 'choice'
    ? options.map(({ code }) => code)
    : Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

/** Marks something, or lets it go. A full group stays as it is; one that has room for a single mark takes the other. */
export const toggleMark = (play: PlayMarks, marks: Marks, group: number, mark: string): Marks =>
  marks.map((marked, index) => {
    if (index !== group) return marked;
    if (marked.includes(mark)) return marked.filter((each) => each !== mark);
    if (play.maxMarks === 1) return [mark];
    if (marked.length >= play.maxMarks) return marked;
    return markable(play).filter((each) => each === mark || marked.includes(each));
  });

const WORDS = 2 ** 32;

/** From 0 up to and without `below`, each as likely as the other. */
const randomBelow = (below: number): number => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  // Beyond the last whole multiple the small numbers would come more often.
  return word < WORDS - (WORDS % below) ? word % below : randomBelow(below);
};

/** One combination by chance: each group just full. */
export const quickPick = (play: PlayMarks): Marks => {
  const take = play.form === 'combination' ? play.places : 1;
  return noMarks(play).map(() => {
    const left = [...markable(play)];
    const taken = new Set(Array.from({ length: take }, () => left.splice(randomBelow(left.length), 1)[0]));
    return markable(play).filter((mark) => taken.has(mark));
  });
};

/** Whether the marks make a line of the play. */
export const isLine = (play: PlayMarks, marks: Marks): boolean => combinationsOf(play, marks) > 0;
