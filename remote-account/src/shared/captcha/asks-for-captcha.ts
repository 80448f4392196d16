import { isApiError } from 'shared-kernel/api';

const CAPTCHA_CODES: readonly string[] = ['captcha.required', 'captcha.wrong'];

/** True if the refusal carries a captcha marker, whatever its value but a plain no (specification: accounts §2, §8). */
export const asksForCaptcha = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const data = typeof error.value === 'object' && error.value !== null ? Object.entries(error.value) : [];
  return CAPTCHA_CODES.includes(error.code) || data.some(([key, value]) => /captcha/i.test(key) && value !== false);
};
