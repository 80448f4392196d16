/** What a play says about its marks: as much of it as counting needs. */
export interface PlayMarks {
  readonly form: string;
  readonly places: number;
  readonly min: number;
  readonly max: number;
  readonly maxMarks: number;
  readonly options: readonly { readonly code: string }[];
}

const NUMBER = /^(0|[1-9]\d{0,3})$/;

const isOfPlay = (mark: string, { form, min, max, options }: PlayMarks): boolean =>
  form === 'choice'
    ? options.some(({ code }) => code === mark)
    : NUMBER.test(mark) && Number(mark) >= min && Number(mark) <= max;

const isList = (marks: readonly string[], play: PlayMarks): boolean =>
  marks.length > 0 &&
  marks.length <= play.maxMarks &&
  new Set(marks).size === marks.length &&
  marks.every((mark) => isOfPlay(mark, play));

/** How many different sets of `taken` there are among `of`. */
const choose = (of: number, taken: number): number => {
  let sets = 1;
  for (let index = 1; index <= taken; index += 1) sets = (sets * (of - taken + index)) / index;
  return Math.round(sets);
};

/**
 * How many combinations the marks of a line are, each of which costs the unit stake; 0: they make no line of this play.
 * The one rule of both sides: the page prices the slip by it, the platform every order.
 */
export const combinationsOf = (play: PlayMarks, marks: readonly (readonly string[])[]): number => {
  if (!marks.every((list) => isList(list, play))) return 0;
  if (play.form === 'ordered') {
    return marks.length === play.places ? marks.reduce((product, list) => product * list.length, 1) : 0;
  }
  const [list = []] = marks;
  if (marks.length !== 1) return 0;
  if (play.form === 'choice') return list.length;
  return play.form === 'combination' && list.length >= play.places ? choose(list.length, play.places) : 0;
};
