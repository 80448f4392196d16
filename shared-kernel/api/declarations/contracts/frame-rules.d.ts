import type { FrameOptions } from './release.d.ts';
/** What a manifest says of the frame: bottom menu and back come from the specification unless a page must differ. */
export type FrameRequest = Omit<FrameOptions, 'back' | 'bottomMenu'> & Partial<Pick<FrameOptions, 'back' | 'bottomMenu'>>;
/** The frame of the page at a path, with what the specification rules filled in. */
export declare const frameOf: (path: string, request: FrameRequest) => FrameOptions;
