import type { ShareRequest } from './share-request.d.ts';
export type { ShareRequest } from './share-request.d.ts';
/**
 * Hands a link to the phone's own share sheet. Where there is none, or it refuses, a sheet with the link, its QR code and a
 * button that copies. Resolves when the player is back. Call it from a press: browsers share on nothing else.
 */
export declare const share: (request: ShareRequest) => Promise<void>;
