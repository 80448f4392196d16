import { type AppForm, CAPTCHA_RULE, TextField } from '@shared-kernel/forms';
import { Icon } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { RefreshCw, ShieldCheck } from '@shared-kernel/ui/icons';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useCaptchaImage, useCaptchaSum } from './captcha.ts';
import styles from './captcha-field.module.css';

interface ChallengeProps {
  readonly attempt: number;
  readonly onFresh: () => void;
}

/** The picture and the sign beside it, one target: a tap fetches another one. */
const CaptchaImage = ({ attempt, onFresh }: ChallengeProps) => {
  const { t } = useTranslation('account');
  const picture = useCaptchaImage(attempt);
  const reload = () => {
    onFresh();
    void picture.refetch();
  };
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t(picture.isError ? 'captcha.failed' : 'captcha.reload')}
      aria-busy={picture.isFetching}
      onClick={reload}
    >
      <span className={styles.paper}>
        {picture.data !== undefined && <img src={picture.data} alt={t('captcha.image')} width={132} height={44} />}
        {picture.isPending && <Spinner />}
      </span>
      <span className={styles.again}>
        <Icon of={RefreshCw} />
      </span>
    </button>
  );
};

/** A sum in words, for those who cannot read the picture. */
const CaptchaSum = ({ attempt, onFresh }: ChallengeProps) => {
  const { t } = useTranslation('account');
  const sum = useCaptchaSum(attempt);
  const reload = () => {
    onFresh();
    void sum.refetch();
  };
  return (
    <div className={styles.sum}>
      <span aria-live="polite">
        {sum.isPending && (
          <span className={styles.coming}>
            <Spinner size={16} />
            {t('captcha.sumComing')}
          </span>
        )}
        {sum.isError && t('captcha.sumFailed')}
        {sum.data !== undefined && t('captcha.sum', { left: sum.data.left, right: sum.data.right })}
      </span>
      <IconButton icon={RefreshCw} size="m" label={t('captcha.reloadSum')} onClick={reload} />
    </div>
  );
};

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
        field={form.fields.identifying}
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
