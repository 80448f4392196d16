/** What sign-out does to the browser's storage: the session's part of the kernel calls it. */

export { keepInMemory } from './area.ts';
export { forgetInBrowser, forgetStoredMember, forgetTab } from './member-names.ts';
export * from './storage.ts';
