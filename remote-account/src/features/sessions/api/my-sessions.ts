import { getSessions } from '@shared-kernel/contracts/account/sessions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useApi } from 'shared-kernel/query';

export type DeviceSession = ValueOf<typeof getSessions>['sessions'][number];

/** Where the member is signed in, this browser first. */
export const useMySessions = () => useApi(getSessions, {});
