import type { ErrorCodeOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { WalletAsk, WalletCallName, WalletEndpoint } from './wallet-protocol.ts';

/** What a vendor has signed. */
export interface WalletCall<Name extends WalletCallName> {
  readonly platform: Platform;
  readonly vendor: string;
  readonly ask: WalletAsk<Name>;
  readonly at: Date;
}

/** A refusal with a code of the contract. */
export const refusal = (code: ErrorCodeOf<WalletEndpoint>, message: string): PlatformError<WalletEndpoint> =>
  new PlatformError<WalletEndpoint>(code, message);
