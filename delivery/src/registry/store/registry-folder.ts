import type { SigningKey, TrustedKeys } from '../keys/release-keys.ts';
import type { Places } from './places.ts';

/** Without a key nothing is signed; without trusted ones no signature is asked for. */
export interface RegistryKeys {
  readonly signingKey?: SigningKey;
  readonly trustedKeys?: TrustedKeys;
}

/** A registry's folder, and what its releases are signed and verified with. */
export interface RegistryFolder extends RegistryKeys {
  readonly places: Places;
}
