export type AreaName = 'local' | 'session';
/** One of the browser's two storages; a stand-in of this page where there is none, or where reading it throws. */
export declare const area: (name: AreaName) => Storage;
/** Keeps a text. False when there is no room: what matters must not rest on it. */
export declare const keepText: (name: AreaName, key: string, text: string) => boolean;
