export interface UndoRequest {
    /** What has been done: `Message deleted`. */
    readonly text: string;
    /** Puts everything back as it was. */
    readonly onUndo: () => void;
    /**
     * It stays done: called once when the time is over, a newer notice takes the place, or the page is left. Not when the
     * session has ended meanwhile: nothing is sent in another's name.
     */
    readonly onKept?: () => void;
}
/**
 * Says that something is done and offers 8 s to take it back, in place of a question beforehand. Change what is shown
 * first, then call this; send the change to the server in `onKept`. Returns its close function, which keeps.
 */
export declare const showUndo: ({ text, onUndo, onKept }: UndoRequest) => (() => void);
