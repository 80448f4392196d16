import { getFeedback } from '@shared-kernel/contracts/browse/feedback';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useApi } from 'shared-kernel/query';

export type Ticket = ValueOf<typeof getFeedback>['list'][number];

export const useOwnFeedback = () => useApi(getFeedback, {});
