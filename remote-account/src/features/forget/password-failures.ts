import type { setPasswordByEmail, setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import type { Failures } from '@shared-kernel/forms';
import type { FailureCodeOf } from 'shared-kernel/api';

export const NEW_PASSWORD = {
  rule: 'password',
  says: 'forget.field.newPassword',
  required: true,
  maxLength: PASSWORD_MAX,
} as const;

const SAME = { field: 'newPassword', text: 'forget.same', clears: ['newPassword'] } as const;
const RULE = { field: 'newPassword', text: 'forget.field.newPassword.pattern' } as const;
const COMMON = { field: 'newPassword', text: 'forget.common' } as const;

/** The old password again clears the new one, any other refusal the code (accounts §4, §8). */
const CODE = { clears: ['verificationCode'] } as const;

export const PHONE_FAILURES = {
  'modify.new.old.same': SAME,
  'password.rule': { ...RULE, ...CODE },
  'password.common': { ...COMMON, ...CODE },
  'verification.wrong': { field: 'verificationCode', text: 'forget.codeWrong', ...CODE },
  otherwise: CODE,
} as const satisfies Failures<'account', 'newPassword' | 'verificationCode', FailureCodeOf<typeof setPasswordByPhone>>;

export const LINK_FAILURES = {
  'modify.new.old.same': SAME,
  'password.rule': RULE,
  'password.common': COMMON,
  'link.expired': 'forget.linkExpired',
} as const satisfies Failures<'account', 'newPassword', FailureCodeOf<typeof setPasswordByEmail>>;
