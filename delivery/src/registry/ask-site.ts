import { RegistryError } from './release-name.ts';

const RELEASE_DOCUMENT = '/m/_release';

/** A site's origin. Throws a RegistryError for what is no address. */
export const readSite = (text: string): string => {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new RegistryError(`--site takes the address of a site, as https://www.luna.example, not "${text}".`);
};

/** Whose site it is, by its release document. Throws a RegistryError where it does not say. */
export const askMerchant = async (site: string): Promise<string> => {
  const answer = await fetch(site + RELEASE_DOCUMENT).catch(() => null);
  const document: unknown = answer?.ok === true ? await answer.json().catch(() => null) : null;
  if (typeof document === 'object' && document !== null && 'merchant' in document) return String(document.merchant);
  throw new RegistryError(`${site} does not say whose site it is: name it with --merchant, or another with --site.`);
};
