import { newOrderNo } from '../../orders/orders.ts';

const PREFIX = 'TR';

export const newTransferNo = (at: Date): string => newOrderNo(PREFIX, at);

/** Whether a reference is the number of a transfer between members. */
export const isTransferNo = (reference: string): boolean => reference.startsWith(PREFIX);
