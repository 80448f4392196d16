import type { PlayMarks } from '@shared-kernel/contracts/browse/lottery-lines';

/** What is marked for one line: a list for each group of numbers, in the order in which they are shown. */
export type Marks = readonly (readonly string[])[];

/** What of a play decides how its marks are read. */
export interface Spelt extends Pick<PlayMarks, 'form' | 'max'> {
  readonly options: readonly { readonly code: string; readonly name: string }[];
}

/** A mark as a player reads it: numbers of one width (`07` where there are two figures), options by their names. */
export const spellMark = ({ form, max, options }: Spelt, mark: string): string =>
  form === 'choice'
    ? (options.find(({ code }) => code === mark)?.name ?? mark)
    : mark.padStart(String(max).length, '0');

/** A line as a player reads it: places apart by a dash, marks of one place by a comma, numbers in any order by a dot. */
export const spellLine = (play: Spelt, marks: Marks): string =>
  play.form === 'ordered'
    ? marks.map((group) => group.map((mark) => spellMark(play, mark)).join(', ')).join(' – ')
    : marks.flatMap((group) => group.map((mark) => spellMark(play, mark))).join(' · ');
