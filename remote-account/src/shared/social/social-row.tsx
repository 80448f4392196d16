import type { ReactNode } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './social-buttons.module.css';
import type { SocialProvider } from './social-sign-in.ts';

const MARKS: Readonly<Record<SocialProvider, ReactNode>> = {
  facebook: (
    <path d="M11.4 19V11H14L14.5 8H11.4V6.2Q11.4 4.7 13 4.7H14.6V2Q13.6 1.8 12.4 1.8Q8.6 1.8 8.6 5.8V8H6V11H8.6V19Z" />
  ),
  google: (
    <path d="M17.6 8.6H10.2V11.6H14.4Q13.6 14.6 10.2 14.6A4.6 4.6 0 1 1 13.2 6.5L15.4 4.4A7.6 7.6 0 1 0 10.2 17.6Q17.9 17.4 17.6 8.6Z" />
  ),
};

interface SocialRowProps {
  readonly providers: readonly SocialProvider[];
  readonly isBusy?: boolean;
  readonly onStart: (provider: SocialProvider) => void;
}

/** A button for each provider. */
export const SocialRow = ({ providers, isBusy = false, onStart }: SocialRowProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.row}>
      <span className={styles.with}>{t('social.with')}</span>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className={styles.button}
          aria-label={t(`social.${provider}`)}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onStart(provider)}
        >
          <svg className={styles.mark} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            {MARKS[provider]}
          </svg>
        </button>
      ))}
    </div>
  );
};
