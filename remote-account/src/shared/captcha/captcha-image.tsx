import { Icon } from '@shared-kernel/ui/icon';
import { RefreshCw } from '@shared-kernel/ui/icons';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useTranslation } from 'shared-kernel/i18n';
import { useCaptchaImage } from './captcha.ts';
import styles from './captcha-field.module.css';

export interface ChallengeProps {
  readonly attempt: number;
  readonly onFresh: () => void;
}

/** The picture and the sign beside it, one target: a tap fetches another one. */
export const CaptchaImage = ({ attempt, onFresh }: ChallengeProps) => {
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
