import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { RotateCw } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { FailureCode } from '@shared-kernel/ui/part-failed';
import { Picture } from '@shared-kernel/ui/picture';
import { type ReactNode, useState } from 'react';
import { type ApiErrorCode, isApiError, spokenCode } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useWantedArt, useWantedGame } from 'shared-kernel/router';
import { useExcludedUntil } from '../../shared/excluded/use-excluded-until.ts';
import { OpenGames } from '../../shared/game-tile/open-games.tsx';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { type RefusalAction, refusalOf } from './launch-refusals.ts';
import styles from './launch-refused.module.css';

const ART = { width: 90, height: 120 } as const;

interface LaunchRefusedProps {
  readonly code: ApiErrorCode;
  /** The failure itself, for what is read out to the service; none where the address was at fault. */
  readonly error?: unknown;
  readonly isFreePlayAllowed: boolean;
  /** The same game with play money. */
  readonly demoLink: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** The game did not open: why, that nothing was staked, and what to do. */
export const LaunchRefused = ({
  code,
  error,
  isFreePlayAllowed,
  demoLink,
  isRetrying,
  onRetry,
  onHome,
}: LaunchRefusedProps) => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  const launchTo = useLaunchTo(undefined, paths.home);
  const [failedAt] = useState(Date.now);
  const { pathname, search } = useLocation();
  const { text, actions } = refusalOf(code, isFreePlayAllowed);
  const isClosed = text === 'unavailable';
  const [name, art] = [useWantedGame(), useWantedArt()];
  const excluded = useExcludedUntil()(isApiError(error) ? error : null);
  const buttons: Readonly<Record<RefusalAction, ReactNode>> = {
    retry: (
      <Button icon={RotateCw} isBusy={isRetrying} isBlock onClick={onRetry}>
        {tCommon('retry')}
      </Button>
    ),
    deposit: (
      <LinkButton variant="primary" isBlock to={paths.deposit}>
        {tCommon('deposit')}
      </LinkButton>
    ),
    login: (
      <LinkButton variant="primary" isBlock to={loginLink(`${pathname}${search}`)}>
        {t('launch.login')}
      </LinkButton>
    ),
    break: (
      <LinkButton isBlock to={limitsLink}>
        {t('launch.toBreak')}
      </LinkButton>
    ),
    demo: (
      <LinkButton isBlock to={demoLink} replace>
        {t('launch.playDemo')}
      </LinkButton>
    ),
    home: (
      <Button variant="quiet" isBlock onClick={onHome}>
        {tCommon('home')}
      </Button>
    ),
  };
  return (
    <div className={styles.area} role="alert">
      <EmptyState
        drawing={
          isClosed && art !== undefined ? (
            <Picture src={art} alt="" {...ART} />
          ) : (
            <Drawing of={isClosed || excluded !== undefined ? 'harbour' : 'lanterns'} />
          )
        }
        title={
          isClosed && name !== undefined
            ? t('launch.refused.namedTitle', { game: name })
            : t(`launch.refused.${text}.title`)
        }
        text={excluded ?? t(`launch.refused.${text}.text`)}
        action={
          <div className={styles.actions}>
            {actions.map((action) => (
              <div key={action}>{buttons[action]}</div>
            ))}
          </div>
        }
      />
      {isClosed && (
        <div className={styles.others}>
          <OpenGames launchTo={launchTo} />
        </div>
      )}
      <p className={styles.code}>
        <FailureCode code={error === undefined ? code : spokenCode(error)} failedAt={failedAt} />
      </p>
    </div>
  );
};
