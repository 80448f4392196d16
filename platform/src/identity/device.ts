import Bowser from 'bowser';

/** No browser names itself at greater length; what does is cut, so that nobody feeds the parser books. */
const AGENT_CHARACTERS = 512;
const FAMILY_CHARACTERS = 40;

interface Device {
  /** `Chrome`; null when the browser does not say. */
  readonly browser: string | null;
  /** `Android`. */
  readonly system: string | null;
}

/** What a player knows his device by, read from what it says of itself. No versions, no model: it is no fingerprint. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, AGENT_CHARACTERS));
  const family = (name: string | undefined): string | null => name?.slice(0, FAMILY_CHARACTERS) || null;
  return { browser: family(browser.name), system: family(os.name) };
};
