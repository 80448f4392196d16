import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseWithType } from 'libphonenumber-js/max';

/** Of a number that comes without one: every brand of the seed is at home there. */
export const HOME_DIALLING_CODE = '63';

/** Every country with a dialling code, by its ISO 3166-1 code. */
export const diallingCodes = (): readonly { readonly country: string; readonly code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));

const CODES: ReadonlySet<string> = new Set(diallingCodes().map(({ code }) => code));

/**
 * A mobile number with its dialling code as one text of digits (E.164 without the plus), however its beginning was typed: `0917…`
 * and `917…` are one number. Undefined for what no phone has.
 */
export const mobileNumberOf = (diallingCode: string, number: string): string | undefined => {
  if (!CODES.has(diallingCode)) return undefined;
  const parsed = parsePhoneNumberFromString(number, { defaultCallingCode: diallingCode, extract: false });
  return parsed?.isValid() && parsed.countryCallingCode === diallingCode ? parsed.number.slice(1) : undefined;
};

/** In some countries, the United States for one, the number does not tell. */
const TEXTED: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * True for a number (as above) to which a text may be sent: no premium rate, shared cost, toll-free or fixed line. The library's
 * small figures know the type of few countries' numbers, so it is asked with all of them.
 */
export const isTexted = (mobile: string): boolean => TEXTED.includes(parseWithType(`+${mobile}`)?.getType());
