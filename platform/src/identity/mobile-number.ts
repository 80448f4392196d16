import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

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
