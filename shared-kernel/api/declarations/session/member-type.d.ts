/** A member's type: the wire sends it as a number or as a numeric string. */
export type MemberType = string | number;
/** Agency centre and agent home: every type but 0, 4 and 40 (specification: accounts §3). */
export declare const isAgent: (type: MemberType) => boolean;
/** Contract prompts on the home page: every type but 4, 40, 41 and 42 (accounts §2). Type 0 is asked too. */
export declare const seesContractPrompts: (type: MemberType) => boolean;
/** Dividend information on the agent home: every type but 4, 40, 41 and 42 (accounts §4). */
export declare const seesDividend: (type: MemberType) => boolean;
/** Play-money account (accounts §3). */
export declare const isTrial: (type: MemberType) => boolean;
/** Transfer to the upline: needs an upline and a type other than 2 (accounts §6). The flag AGETRANSFERUP3 is asked apart. */
export declare const canTransferToUpline: (member: {
    readonly type: MemberType;
    readonly toUpline?: string | undefined;
}) => boolean;
