import { openFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { openWebKit } from './webkit.ts';

export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** By the programs that the runner has found (`delivery/src/checks/runs/find-engines.ts`); undefined without them. */
export const openEngine = async (name: EngineName, env = process.env): Promise<Engine | undefined> => {
  const { FIREFOX_PATH, WEBKIT_DRIVER, WEBKIT_BROWSER, WEBKIT_SCREEN } = env;
  if (name === 'firefox') return FIREFOX_PATH ? openFirefox(FIREFOX_PATH) : undefined;
  if (!WEBKIT_DRIVER || !WEBKIT_BROWSER || !WEBKIT_SCREEN) return undefined;
  return openWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, screen: WEBKIT_SCREEN });
};
