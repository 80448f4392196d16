import type { Open } from '../schema/open.ts';

/** Request headers of every call. */
export const HEADER = {
  merchant: 'Merchant',
  token: 'Token',
  module: 'ModuleId',
  device: 'Device',
  language: 'Language',
  encryption: 'Encryption',
  /** One per submission, kept when it is sent again: only on endpoints that are `isIdempotent`. */
  idempotencyKey: 'Idempotency-Key',
  /** The solved challenge of a `proof.required`. */
  proof: 'Proof',
} as const;

/** The value of `Device`, which an installed standalone web app adds to calls that are `namesDevice`; nobody else sends the header. */
export const STANDALONE_DEVICE = 'OTHERS';

/** Module ids seen in the specification (accounts §3); the platform may know more. */
export type ModuleId = Open<
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3'
  | 'VALID_CAPTCHA3'
  | 'FREEPLAY3'
  | 'REGISTER_REE3'
  | 'PROFPIC3'
  | 'INBOX3'
  | 'PWRESETSMS3'
  | 'FEEDBACK3'
  | 'MEMCLUB3'
  | 'REWCEN3'
  | 'VERIFICATION3'
  | 'AFFMAN3'
  | 'DAILYSALCONT3'
  | 'HOURSAL3'
>;
