interface SignOutOptions {
    /** Milliseconds after which the server is not waited for any longer; without it, for as long as the call takes. */
    readonly limitMs?: number;
    /** When the member is forgotten here. */
    readonly onSignedOut: () => void;
}
/**
 * Ends the session on the server, then forgets the member in this browser (specification: accounts §4). A server that
 * fails keeps nobody signed in here: the token runs out by itself, and this browser no longer has it.
 */
export declare const useSignOut: ({ limitMs, onSignedOut }: SignOutOptions) => {
    signOut: () => Promise<void>;
    isPending: boolean;
};
export {};
