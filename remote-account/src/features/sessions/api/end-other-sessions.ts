import { endOtherSessions, getSessions } from '@shared-kernel/contracts/account/sessions';
import { useApiMutation } from 'shared-kernel/query';

/** Signs every device out but this one. */
export const useEndOtherSessions = () => useApiMutation(endOtherSessions, { invalidates: [getSessions] });
