import { checkUsername } from '@shared-kernel/contracts/account/registration';
import { isApiError } from 'shared-kernel/api';
import { useApi } from 'shared-kernel/query';

/** So long an answer about a name holds: leaving the field again asks nobody. */
const FRESH_MS = 60_000;

/** Whether a name is free; undefined while that is not known, and where the call fails: registering finds out. */
export const useIsNameFree = (username: string, enabled: boolean): boolean | undefined => {
  const { isSuccess, error } = useApi(checkUsername, { username }, { enabled, staleTime: FRESH_MS });
  if (!enabled) return undefined;
  return isApiError(error) && error.code === 'username.taken' ? false : isSuccess || undefined;
};
