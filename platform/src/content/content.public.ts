/** What other areas may know of content: where customer service is. */
export { customerServiceLink } from './system/customer-service.ts';
