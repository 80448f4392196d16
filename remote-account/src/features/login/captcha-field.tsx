import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'shared-kernel/i18n';
import { ShieldCheck } from 'shared-kernel/icons';
import { TextField } from 'shared-kernel/ui/text-field';
import styles from './captcha-field.module.css';
import { CaptchaImage } from './captcha-image.tsx';
import { CaptchaSum } from './captcha-sum.tsx';
import { CAPTCHA_MAX_LENGTH } from './login.schema.ts';

type Challenge = 'image' | 'sum';

const OTHER = { image: 'sum', sum: 'image' } as const satisfies Record<Challenge, Challenge>;
const LABEL = { image: 'captcha.label', sum: 'captcha.sumLabel' } as const;
const SWITCH = { image: 'captcha.toSum', sum: 'captcha.toImage' } as const;
const SHOWN = { image: CaptchaImage, sum: CaptchaSum } as const;

interface CaptchaFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** Counts the failed logins: each needs a fresh challenge. */
  readonly attempt: number;
  /** What was typed answers the challenge before. */
  readonly onFresh: () => void;
}

/** The captcha with its two ways: numbers in a picture, or a sum for those who cannot read it. */
export const CaptchaField = ({ field, error, attempt, onFresh }: CaptchaFieldProps) => {
  const { t } = useTranslation('account');
  const [challenge, setChallenge] = useState<Challenge>('image');
  const Shown = SHOWN[challenge];
  const change = () => {
    setChallenge(OTHER[challenge]);
    onFresh();
  };
  return (
    <div>
      <TextField
        {...field}
        label={t(LABEL[challenge])}
        icon={ShieldCheck}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_MAX_LENGTH}
        error={error}
        beside={<Shown attempt={attempt} onFresh={onFresh} />}
      />
      <button type="button" className={styles.change} onClick={change}>
        {t(SWITCH[challenge])}
      </button>
    </div>
  );
};
