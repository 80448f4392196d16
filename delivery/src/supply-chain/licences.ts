import satisfies from 'spdx-satisfies';
import { type Exception, isExcepted, LICENCE_EXCEPTIONS, staleExceptions } from './exceptions.ts';
import { type Part, partKey } from './part.ts';

/** Licences that ask for no more than to be named, or that their own files stay under them. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'Unlicense',
];

const isAllowed = (licence: string): boolean => {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // No SPDX expression: a person has to read it.
    return false;
  }
};

/** What is wrong with the licences of these packages, one line each. `today`: `YYYY-MM-DD`. */
export const refusedLicences = (
  parts: readonly Part[],
  today: string,
  exceptions: readonly Exception[] = LICENCE_EXCEPTIONS,
): readonly string[] => {
  const refused = parts.filter(({ licence }) => !isAllowed(licence));
  const needed = ({ part, what }: Exception): boolean =>
    refused.some((each) => partKey(each) === part && each.licence === what);
  return [
    ...refused
      .filter((part) => !isExcepted(exceptions, partKey(part), part.licence, today))
      .map((part) => `${partKey(part)} is under "${part.licence || 'no licence that it names'}", which is not allowed`),
    ...staleExceptions(exceptions, needed, today),
  ];
};
