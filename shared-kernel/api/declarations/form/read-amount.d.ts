/**
 * What somebody typed or pasted (`12`, `12.5`, `₱1,234.5`) in integer minor units: null for nothing, NaN for what is no
 * amount. Lenient where `parseAmount`, for the wire, is strict.
 */
export declare const readAmount: (text: string) => number | null;
