/** Fetches the encryption's code while the visitor still types. A failure shows when the form is sent. */
export const warmEncryption = (): void => {
  import('./encrypt-body.ts').catch(() => undefined);
};
