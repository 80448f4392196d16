import { area } from './area.ts';

/** Names of the specification under which a member's things are kept (accounts §3, §4). */
export const MEMBER_NAMES = { session: 'MC_SESSION_INFO', memberInfo: 'memberInfo', bankList: 'bankList' } as const;

/** Saved auto-password entries: every key that starts so. */
const AUTO_PASSWORD_PREFIX = 'autoPassword';
/** Every other thing of a member's. */
const MEMBER_PREFIX = 'member:';

const SPECIFIED: ReadonlySet<string> = new Set(Object.values(MEMBER_NAMES));

/** The key of a member's thing: the specification's name as it is, any other so that sign-out finds it. */
export const memberKey = (name: string): string => (SPECIFIED.has(name) ? name : `${MEMBER_PREFIX}${name}`);

const isOfMember = (key: string): boolean =>
  SPECIFIED.has(key) || key.startsWith(MEMBER_PREFIX) || key.startsWith(AUTO_PASSWORD_PREFIX);

/** Empties the storage of this tab. */
export const forgetTab = (): void => area('session').clear();

/** Removes everything of a member's from the local storage. */
export const forgetInBrowser = (): void => {
  const local = area('local');
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index));
  for (const key of keys) if (key !== null && isOfMember(key)) local.removeItem(key);
};

/** The same, and the whole session storage (specification: accounts §4). */
export const forgetStoredMember = (): void => {
  forgetInBrowser();
  forgetTab();
};
