import { type AppForm, CAPTCHA_RULE, TextField } from '@shared-kernel/forms';
import { ShieldCheck } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './captcha-field.module.css';
import { CaptchaImage } from './captcha-image.tsx';
import { CaptchaSum } from './captcha-sum.tsx';

type Challenge = 'image' | 'sum';

const OTHER = { image: 'sum', sum: 'image' } as const satisfies Record<Challenge, Challenge>;
const LABEL = { image: 'captcha.label', sum: 'captcha.sumLabel' } as const;
const SWITCH = { image: 'captcha.toSum', sum: 'captcha.toImage' } as const;
const SHOWN = { image: CaptchaImage, sum: CaptchaSum } as const;

interface CaptchaFieldProps {
  readonly form: AppForm<{ readonly identifying: string }>;
  /** Counts the failed logins: each needs a fresh challenge. */
  readonly attempt: number;
}

/** The captcha with its two ways: numbers in a picture, or a sum for those who cannot read it. */
export const CaptchaField = ({ form, attempt }: CaptchaFieldProps) => {
  const { t } = useTranslation('account');
  const [challenge, setChallenge] = useState<Challenge>('image');
  const Shown = SHOWN[challenge];
  /** What was typed answers the challenge before. */
  const clear = () => form.fill({ identifying: '' });
  const change = () => {
    setChallenge(OTHER[challenge]);
    clear();
  };
  return (
    <div>
      <TextField
        of={form.fields.identifying}
        label={t(LABEL[challenge])}
        icon={ShieldCheck}
        isSecret
        inputMode="numeric"
        autoComplete="off"
        maxLength={CAPTCHA_RULE.maxLength}
        beside={<Shown attempt={attempt} onFresh={clear} />}
      />
      <button type="button" className={styles.change} onClick={change}>
        {t(SWITCH[challenge])}
      </button>
    </div>
  );
};
