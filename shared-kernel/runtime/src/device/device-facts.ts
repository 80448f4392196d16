import { storedText } from 'shared-kernel/storage';
import { runsStandalone } from './runs-standalone.ts';

/** What is known of the device; every rule of this folder is a pure function of it. */
export interface DeviceFacts {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** Runs from the home screen, without the browser's bars. */
  readonly isStandalone: boolean;
  /** The local web-clip flag is `1`: installed through the iOS configuration profile. */
  readonly hasWebClipFlag: boolean;
}

/** In the local storage; `1` once the iOS profile was installed (specification: accounts §2). */
export const WEB_CLIP_KEY = 'WEBCLIP';

/** Reads the browser. Asked at each use: a page can be moved to the home screen while it is open. */
export const readDevice = (): DeviceFacts => ({
  userAgent: navigator.userAgent,
  platform: navigator.platform,
  maxTouchPoints: navigator.maxTouchPoints ?? 0,
  isStandalone: runsStandalone(),
  hasWebClipFlag: storedText(WEB_CLIP_KEY, { owner: 'device' }).read() === '1',
});
