/** Fields by path: what is allowed there, with a `?` where it may be missing. */
export type Fields = Readonly<Record<string, string>>;

/** What a call is on the wire, as a live remote and a live platform know it from each other. */
export interface Wire {
  /** `GET /wps/… (session)`, with what else its head says. */
  readonly call: string;
  readonly asks: Fields;
  readonly answers: Fields;
}

const isOptional = (field: string): boolean => field.endsWith('?');
const allowed = (field: string): readonly string[] => field.replace(/\?$/, '').split(' | ');
const widens = (before: string, now: string): boolean =>
  allowed(before).every((choice) => allowed(now).includes(choice));

/** A live remote asks as before: what it may send must still be taken, and nothing that it leaves out be demanded. */
const asksProblems = (before: Fields, now: Fields): readonly string[] =>
  Object.entries(now).flatMap(([path, field]) => {
    const known = before[path];
    if (known === undefined) return isOptional(field) ? [] : [`${path} is new and demanded`];
    if (isOptional(known) && !isOptional(field)) return [`${path} is demanded and was not`];
    return widens(known, field) ? [] : [`${path} took "${known}" and takes "${field}"`];
  });

/** What a reader counts on and does not get any more, in the same form. `before`: what it reads; `now`: what comes. */
export const readerProblems = (before: Fields, now: Fields): readonly string[] =>
  Object.entries(before).flatMap(([path, known]) => {
    const field = now[path];
    if (field === undefined) return isOptional(known) ? [] : [`${path} is gone`];
    if (!isOptional(known) && isOptional(field)) return [`${path} may be missing and always came`];
    return widens(field, known) ? [] : [`${path} was "${known}" and is "${field}"`];
  });

/** What a change of a call would break for the remotes and platforms that are live. Empty: it only adds. */
export const wireProblems = (before: Wire, now: Wire | undefined): readonly string[] => {
  if (now === undefined) return [`${before.call} is gone`];
  return [
    ...(now.call === before.call ? [] : [`was ${before.call} and is ${now.call}`]),
    ...asksProblems(before.asks, now.asks),
    ...readerProblems(before.answers, now.answers),
  ];
};
