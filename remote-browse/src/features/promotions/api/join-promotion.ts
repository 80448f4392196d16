import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { joinPromotion } from '@shared-kernel/contracts/browse/promotions';
import { useApiMutation } from 'shared-kernel/query';

/** Takes part. Joined is what the server has said so: nothing is shown beforehand. */
export const useJoinPromotion = () => useApiMutation(joinPromotion, { invalidates: [getAnnouncements] });
