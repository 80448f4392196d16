import { StackError } from '../workspace/workspace.ts';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** A remote's name is part of a JavaScript variable too, and of a CSS prefix. */
const WORD = /^[a-z][a-z0-9]*$/;

/** Hands on a name that fits a pattern. Throws a StackError for another one. */
const nameReader =
  (what: string, pattern: RegExp, rule: string) =>
  (name: string): string => {
    if (pattern.test(name)) return name;
    throw new StackError(`"${name}" is no name for ${what}: ${rule}.`);
  };

export const readFeatureName = nameReader(
  'a feature',
  KEBAB,
  'small letters, digits and hyphens, like "user-agreement"',
);

/** `loyalty`, also when it is written `remote-loyalty`. Throws a StackError for anything but one word. */
export const readRemoteName = (name: string): string => {
  const bare = name.replace(/^remote-/, '');
  if (WORD.test(bare) && bare !== 'host' && bare !== 'frame') return bare;
  throw new StackError(`"${name}" is no name for a remote: one word in small letters, like "loyalty".`);
};

/** A game's code is part of addresses, and of the page that checks its rounds. */
export const readGameCode = nameReader('a game', /^[a-z]+(?:-[a-z]+)*$/, 'small letters and hyphens, like "coin-flip"');

/** An endpoint's name is written as code. */
export const readEndpointName = nameReader('an endpoint', /^[a-z][A-Za-z0-9]*$/, 'like "getDevices"');

/** A brand's name is the merchant's code and a label of a host name. */
export const readBrandName = nameReader('a brand', KEBAB, 'small letters, digits and hyphens, like "perlas"');

/** `user-agreement` → `userAgreement`. */
export const toCamel = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `user-agreement` → `User agreement`. */
export const toWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** `team-betting`, `teamBetting` → `TeamBetting`. */
export const toPascal = (name: string): string => {
  const camel = toCamel(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

/** `validBet` → `Valid bet`. */
export const toSentence = (name: string): string => toWords(toKebab(name));

/** `sendFeedback` → `send-feedback`. */
export const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
