const MINOR_PER_MAJOR = 100;
/** Whole groups of three, or no groups at all; at most two decimals. */
const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;
/** What people paste along with an amount: the unit before or after it, blanks of every kind. */
const UNIT = /^(?:₱|PHP|\$)|(?:₱|PHP|\$)$/gi;
/** Some write thousands with blanks; two amounts beside each other are none. */
const BLANK_GROUPS = /^\d{1,3}(?:\s\d{3})+(?:\.\d*)?$/;

/**
 * What somebody typed or pasted (`12`, `12.5`, `₱1,234.5`) in integer minor units: null for nothing, NaN for what is no
 * amount. Lenient where `parseAmount`, for the wire, is strict.
 */
export const readAmount = (text: string): number | null => {
  const amount = text.trim().replaceAll(UNIT, '').trim();
  const bare = BLANK_GROUPS.test(amount) ? amount.replaceAll(/\s/g, '') : amount;
  if (bare === '') return null;
  const [found, whole = '', decimals = ''] = AMOUNT.exec(bare) ?? [];
  if (found === undefined || whole + decimals === '') return Number.NaN;
  const minor = Number(whole.replaceAll(',', '') || 0) * MINOR_PER_MAJOR + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : Number.NaN;
};
