import {
  addPasskey,
  getPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@shared-kernel/contracts/account/passkeys';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useApi, useApiMutation } from 'shared-kernel/query';

export type Passkey = ValueOf<typeof getPasskeys>['passkeys'][number];

const CHANGES_LIST = { invalidates: [getPasskeys] };

/** What opens the member's account beside the password. */
export const usePasskeys = () => useApi(getPasskeys, {});

/** What the device is asked to make, for the login password. */
export const useStartPasskey = () => useApiMutation(startPasskey);
export const useAddPasskey = () => useApiMutation(addPasskey, CHANGES_LIST);
export const useRenamePasskey = () => useApiMutation(renamePasskey, CHANGES_LIST);
export const useRemovePasskey = () => useApiMutation(removePasskey, CHANGES_LIST);
