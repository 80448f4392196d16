/** Puts a text on the clipboard. False where the browser refuses. */
export declare const copyText: (text: string) => Promise<boolean>;
export interface CopyWords {
    /** Said when it is on the clipboard. */
    readonly copied: string;
    /** Said when the browser refuses: how else to get at the text. */
    readonly failed: string;
}
/** Copies and says so. */
export declare const copyAloud: (text: string, { copied, failed }: CopyWords) => Promise<void>;
