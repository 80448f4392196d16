/** What sign-out does to the browser's storage: the session's part of the kernel calls it. */
export { forgetStoredMember } from '../storage/member-names.ts';
