import { getInvitees, getReferrals } from '@shared-kernel/contracts/member/referrals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useRecords } from '@shared-kernel/records';
import { useApi } from 'shared-kernel/query';

export type Referrals = ValueOf<typeof getReferrals>;
export type Invitee = ValueOf<typeof getInvitees>['list'][number];

/** What the member's invitations have come to: a friend's next step may be there at any time. */
export const useReferrals = () => useApi(getReferrals, {}, { refreshedBy: 'wallet.changed', staleTime: 0 });

const idOf = ({ id }: Invitee): string => id;

/** Who came by the member's link, the last first. */
export const useInvitees = () => useRecords(getInvitees, {}, idOf);
