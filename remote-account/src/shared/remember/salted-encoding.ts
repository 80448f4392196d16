const SALT = 'remembered-login';
const SEPARATOR = ':';

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The specification's form of a remembered password: base64 twice, with a salt. Only ever over a ciphertext. */
export const encodeTwice = (ciphertext: Uint8Array): string => btoa(`${SALT}${SEPARATOR}${toBase64(ciphertext)}`);

/** Undoes `encodeTwice`; null if the text was not made by it. */
export const decodeTwice = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    const [salt, inner] = atob(text).split(SEPARATOR);
    return salt === SALT && inner !== undefined ? fromBase64(inner) : null;
  } catch {
    return null;
  }
};
