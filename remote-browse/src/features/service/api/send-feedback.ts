import { getFeedback, sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { useApiMutation } from 'shared-kernel/query';

/** A message to the operator, sent once however often it is tried; the list of own messages has it then. */
export const useSendFeedback = () => useApiMutation(sendFeedback, { invalidates: [getFeedback] });
