const HEX_RADIX = 16;

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** A Content-Security-Policy source for an inline element's exact text. */
export const hashSource = async (text: string): Promise<string> => `'sha256-${toBase64(await sha256(text))}'`;

export const sha256Hex = async (text: string): Promise<string> =>
  Array.from(await sha256(text), (byte) => byte.toString(HEX_RADIX).padStart(2, '0')).join('');
