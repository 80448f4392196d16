/** Names of the specification under which a member's things are kept (accounts §3, §4). */
export declare const MEMBER_NAMES: {
    readonly session: 'MC_SESSION_INFO';
    readonly memberInfo: 'memberInfo';
    readonly bankList: 'bankList';
};
/** The key of a member's thing: the specification's name as it is, any other so that sign-out finds it. */
export declare const memberKey: (name: string) => string;
/** Empties the storage of this tab. */
export declare const forgetTab: () => void;
/** Removes everything of a member's from the local storage, and the whole session storage (specification: accounts §4). */
export declare const forgetStoredMember: () => void;
