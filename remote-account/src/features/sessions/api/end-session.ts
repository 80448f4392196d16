import { endSession, getSessions } from '@shared-kernel/contracts/account/sessions';
import { useApiMutation } from 'shared-kernel/query';

/** Signs one other device out, at once. */
export const useEndSession = () => useApiMutation(endSession, { invalidates: [getSessions] });
