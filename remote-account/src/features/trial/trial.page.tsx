import { paths } from '@shared-kernel/contracts/system/paths';
import { Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Column } from '@shared-kernel/ui/column';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock, Coins, Dices } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { isTrial, useSession } from 'shared-kernel/session';
import { useTrial } from '../../shared/trial/use-trial.ts';
import styles from './trial.page.module.css';

/** The start, whose press confirms the age (rules: age). */
const TrialForm = ({ onStarted }: { readonly onStarted: (goesHome: boolean) => void }) => {
  const { t } = useTranslation('account');
  const { minimumAge } = useBrand();
  const { start } = useTrial(onStarted);
  const form = useAppForm({
    texts: 'account',
    defaultValues: {},
    fields: {},
    submit: start,
    failures: { 'rate.limited': 'trial.limited', unknown: 'trial.failed' },
  });
  return (
    <Form form={form} label={t('title.trial')}>
      <SubmitButton form={form} busyText={t('freeTrial.starting')}>
        {t('freeTrial.start', { age: minimumAge })}
      </SubmitButton>
    </Form>
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

/** The free trial (screens: trail): what play money is, who may, and its start. Who is signed in has nothing to start here. */
export const Page = () => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const session = useSession();
  const leave = (goesHome: boolean) => {
    if (goesHome) void navigate(paths.home, { replace: true });
  };
  if (session !== null) {
    const state = isTrial(session.type) ? 'onTrial' : 'signedIn';
    return (
      <EmptyState
        drawing={<Drawing of="boat" />}
        title={t(`freeTrial.${state}`)}
        text={t(`freeTrial.${state}Text`)}
        action={
          <LinkButton variant="primary" to={paths.home}>
            {t('freeTrial.toGames')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Column>
      <div className={styles.lead}>
        <Drawing of="boat" />
        <p>{t('freeTrial.lead')}</p>
      </div>
      <Points />
      <TrialForm onStarted={leave} />
      <LinkButton variant="quiet" isBlock to={paths.login}>
        {t('freeTrial.logIn')}
      </LinkButton>
    </Column>
  );
};
