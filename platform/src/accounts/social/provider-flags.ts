/** The flag of a merchant that offers a provider (accounts §2). */
export const PROVIDER_FLAGS = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const;
