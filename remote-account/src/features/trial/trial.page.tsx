import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Column } from '@shared-kernel/ui/column';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock, Coins, Dices } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useEffect, useEffectEvent } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useBalance } from 'shared-kernel/member';
import { isTrialStart, useLocation, useNavigate } from 'shared-kernel/router';
import { isTrial, useSession } from 'shared-kernel/session';
import { useTrial } from '../../shared/trial/use-trial.ts';
import styles from './trial.page.module.css';

/** The start, whose press confirms the age (rules: age). Who has pressed that on the way here need not press again. */
const TrialStart = ({ onStarted }: { readonly onStarted: (goesHome: boolean) => void }) => {
  const { t } = useTranslation('account');
  const { minimumAge } = useBrand();
  const { start, isPending } = useTrial(onStarted);
  const isPressed = isTrialStart(useLocation().state);
  const begin = useEffectEvent(() => void start());
  useEffect(() => {
    if (isPressed) begin();
  }, [isPressed]);
  return (
    <Button variant="primary" isBlock isBusy={isPending} onClick={() => void start()}>
      {t('freeTrial.start', { age: minimumAge })}
    </Button>
  );
};

/** What play money is. */
const POINTS = [
  ['free', Coins],
  ['games', Dices],
  ['ends', Clock],
] as const;

const Points = () => {
  const { t } = useTranslation('account');
  return (
    <RowList label={t('freeTrial.about')}>
      {POINTS.map(([point, icon]) => (
        <ListRow
          key={point}
          lead={<Icon of={icon} />}
          title={t(`freeTrial.${point}`)}
          sub={t(`freeTrial.${point}Text`)}
        />
      ))}
    </RowList>
  );
};

/** Of a trial that runs: what it has come to, and the account that it could be. Here it is sent from the pages of members. */
const OnTrial = () => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const { money } = useFormat();
  const balance = useBalance().data?.sumBalance;
  return (
    <EmptyState
      drawing={<Drawing of="boat" />}
      title={balance === undefined ? t('freeTrial.onTrial') : t('freeTrial.has', { amount: money(balance) })}
      text={t('freeTrial.onTrialText')}
      action={
        <div className={styles.ways}>
          <LinkButton variant="primary" isBlock to={paths.register}>
            {tCommon('register')}
          </LinkButton>
          <LinkButton isBlock to={paths.home}>
            {t('freeTrial.toGames')}
          </LinkButton>
        </div>
      }
    />
  );
};

/** The free trial (screens: trail): what play money is, who may, and its start. Who is signed in has nothing to start here. */
export const Page = () => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const session = useSession();
  const leave = (goesHome: boolean) => {
    if (goesHome) void navigate(paths.home, { replace: true });
  };
  if (session !== null && isTrial(session.type)) return <OnTrial />;
  if (session !== null)
    return (
      <EmptyState
        drawing={<Drawing of="boat" />}
        title={t('freeTrial.signedIn')}
        text={t('freeTrial.signedInText')}
        action={
          <LinkButton variant="primary" to={paths.home}>
            {t('freeTrial.toGames')}
          </LinkButton>
        }
      />
    );
  return (
    <Column>
      <div className={styles.lead}>
        <Drawing of="boat" />
        <p>{t('freeTrial.lead')}</p>
      </div>
      <Points />
      <TrialStart onStarted={leave} />
      <LinkButton variant="quiet" isBlock to={paths.login}>
        {t('freeTrial.logIn')}
      </LinkButton>
    </Column>
  );
};
