import { PASSWORD_MAX } from 'shared-kernel/contracts/values';

/** One form field's rule (specification: accounts §5). `pattern` must match the whole value. */
interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const MOBILE_MAX = 20;
const SMS_CODE_MAX = 10;
const CAPTCHA_LENGTH = 6;

const username = { minLength: 4, maxLength: 20, pattern: '[A-Za-z0-9_]+' };
const password = { minLength: 6, maxLength: PASSWORD_MAX };
const mobile = { minLength: 10, maxLength: MOBILE_MAX, pattern: '[0-9]+' };
const required = { enabled: true, required: true };
const optional = { enabled: true, required: false };
const off = { enabled: false, required: false };

/** Named rules that login and registration follow; the exact figures are this platform's choice. */
export const FIELD_RULES: Record<string, FieldRule> = {
  loginUsername: { ...required, ...username },
  loginPassword: { ...required, ...password },
  loginMobileNum: { ...required, ...mobile },
  verificationCode: { ...required, maxLength: SMS_CODE_MAX, pattern: '[0-9]+' },
  captcha: { ...required, minLength: CAPTCHA_LENGTH, maxLength: CAPTCHA_LENGTH, pattern: '[0-9]+' },
  username: { ...required, ...username },
  password: { ...required, ...password, minLength: 8, pattern: '(?=.*[A-Za-z])(?=.*[0-9]).+' },
  confirmPassword: required,
  mobileNum: { ...required, ...mobile },
  email: { ...optional, maxLength: 80, pattern: '\\w+(\\.\\w+)*@\\w+(\\.\\w{2,3})+' },
  payeeName: { ...optional, maxLength: 60 },
  affiliateCode: { ...optional, maxLength: 16 },
  nickname: off,
  paymentPassword: off,
  idNumber: off,
  qqNum: off,
  facebook: off,
  wechat: off,
  line: off,
  whatsapp: off,
  zalo: off,
  recommenderId: off,
};
