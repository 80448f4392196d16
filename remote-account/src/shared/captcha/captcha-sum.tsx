import { IconButton } from '@shared-kernel/ui/icon-button';
import { RefreshCw } from '@shared-kernel/ui/icons';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useTranslation } from 'shared-kernel/i18n';
import { useCaptchaSum } from './captcha.ts';
import styles from './captcha-field.module.css';
import type { ChallengeProps } from './captcha-image.tsx';

/** A sum in words, for those who cannot read the picture. */
export const CaptchaSum = ({ attempt, onFresh }: ChallengeProps) => {
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
