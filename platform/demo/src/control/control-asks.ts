import { REJECT_REASONS } from '@shared-kernel/contracts/member/withdrawals';
import {
  boolean,
  type Infer,
  int,
  object,
  oneOf,
  optional,
  record,
  type Schema,
  safeParse,
  string,
} from '@shared-kernel/contracts/schema';
import type { Context } from 'hono';
import { PlatformError } from '../../../src/base/platform-error.ts';
import { problemsOf } from '../../../src/base/problems.ts';

export const flagsAsk = object({ merchant: optional(string()), flags: record(string(), boolean()) });
export const fieldsAsk = object({
  merchant: optional(string()),
  fields: record(string(), object({ enabled: boolean(), required: boolean() })),
});
export const statusAsk = object({
  merchant: optional(string()),
  maintenance: optional(boolean()),
  regionRestriction: optional(boolean()),
  maintenanceReason: optional(string()),
  maintenanceEndsAt: optional(string()),
});
export const faultAsk = object({
  path: string(),
  latencyMs: optional(int()),
  status: optional(int()),
  errorCode: optional(string()),
  times: optional(int()),
});
export const gamesAsk = object({ count: int() });
export const clockAsk = object({ offsetMs: int() });
export const memberAsk = object({
  merchant: optional(string()),
  username: optional(string()),
  password: optional(string()),
  type: optional(int()),
  upline: optional(string()),
  balanceMinor: optional(int()),
  isFirstLogin: optional(boolean()),
  mustChangePassword: optional(boolean()),
  isDisabled: optional(boolean()),
});

export const memberChangeAsk = object({
  merchant: optional(string()),
  username: string(),
  isDisabled: optional(boolean()),
  mustChangePassword: optional(boolean()),
  password: optional(string()),
});
export const depositAsk = object({
  merchant: optional(string()),
  username: string(),
  amountMinor: int(),
  channel: optional(string()),
});
export const betAsk = object({ merchant: optional(string()), username: string(), amountMinor: int() });
export const breakAsk = object({ merchant: optional(string()), username: string(), endsInMs: int() });
export const drawAsk = object({ gameCode: string() });
export const paymentAsk = object({ orderNo: string(), amountMinor: int(), reference: string() });
export const expiryAsk = object({ orderNo: string() });
export const decisionAsk = object({ orderNo: string(), isCredited: boolean(), reason: optional(string()) });

export const withdrawalDecisionAsk = object({
  orderNo: string(),
  isApproved: boolean(),
  reason: optional(oneOf(REJECT_REASONS)),
});

/** What a test asks of the control. Fails with `request.invalid`. */
export const readAsk = async <S extends Schema>(context: Context, schema: S): Promise<Infer<S>> => {
  const parsed = safeParse(schema, await context.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new PlatformError('request.invalid', problemsOf(parsed.error).join('; '));
};
