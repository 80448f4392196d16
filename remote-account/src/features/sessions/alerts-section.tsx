import { getSignInAlerts, setSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { Card } from '@shared-kernel/ui/card';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Switch } from '@shared-kernel/ui/switch';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import styles from './alerts-section.module.css';

const WAIT_PX = 76;

/** Whether a login from a new device is told by mail. */
export const AlertsSection = () => {
  const { t } = useTranslation('account');
  const alerts = useApi(getSignInAlerts, {});
  const { mutate, isPending } = useApiMutation(setSignInAlerts, {
    optimistic: { of: getSignInAlerts, at: {}, apply: (_, input) => input },
    onError: () => showToast({ text: t('alerts.notChanged'), tone: 'bad' }),
  });
  return (
    <section>
      <SectionHead tone="quiet" title={t('alerts.title')} />
      <Loaded query={alerts} fallback={<Skeleton height={WAIT_PX} />} errorFallback={{ title: t('alerts.failed') }}>
        {({ isOn }) => (
          <Card className={styles.card}>
            <Switch
              label={t('alerts.label')}
              detail={t('alerts.detail')}
              checked={isOn}
              disabled={isPending}
              onChange={(event) => mutate({ isOn: event.target.checked })}
            />
          </Card>
        )}
      </Loaded>
    </section>
  );
};
