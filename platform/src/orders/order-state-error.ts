import { PlatformError } from '../base/platform-error.ts';

/** An order was asked to go where its state does not lead: somebody else has moved it, or the caller is wrong. */
export class OrderStateError extends PlatformError {
  constructor(orderNo: string, from: string, to: string) {
    super('request.duplicate', `The order ${orderNo} is ${from}, from where it cannot become ${to}.`);
    this.name = 'OrderStateError';
  }
}
