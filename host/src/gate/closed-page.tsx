import { useEffect, useState } from 'react';
import { callApi } from 'shared-kernel/api';
import { useBrand } from 'shared-kernel/brand';
import type { ReleaseDocument } from 'shared-kernel/contracts/release';
import { getCustomerServiceLink, getStatus } from 'shared-kernel/contracts/system';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { BrandMark, Headset } from 'shared-kernel/icons';
import { Button } from 'shared-kernel/ui/button';
import { Card } from 'shared-kernel/ui/card';
import { ClosedState } from 'shared-kernel/ui/closed-state';
import styles from './closed-page.module.css';
import { startupState } from './startup-state.ts';

/** How often the page asks by itself whether the site is open again, in seconds. */
const CHECK_SECONDS = 20;
const TICK_MS = 1000;

interface ClosedPageProps {
  readonly kind: 'maintenance' | 'region';
  readonly status: ReleaseDocument['startup']['status'];
}

const reloadIfOpen = async (): Promise<boolean> => {
  const isOpen = await callApi(getStatus, {}).then(
    (status) => startupState(status) === 'normal',
    () => false,
  );
  if (isOpen) window.location.reload();
  return isOpen;
};

/** Counts down to the next look by itself; `check` looks at once. */
const useRecheck = () => {
  const [seconds, setSeconds] = useState(CHECK_SECONDS);
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    setSeconds(CHECK_SECONDS);
    if (!(await reloadIfOpen())) setChecking(false);
  };
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds > 0) return;
    setSeconds(CHECK_SECONDS);
    void reloadIfOpen();
  }, [seconds]);
  return { seconds, isChecking, check };
};

/** The live chat: the site's own service page is closed like every other. `hasFailed` when its link does not come. */
const useSupport = () => {
  const [hasFailed, setFailed] = useState(false);
  const open = () =>
    callApi(getCustomerServiceLink, { type: 'LIVECHAT' }).then(
      ({ link }) => {
        setFailed(false);
        window.open(link, '_blank', 'noopener');
      },
      () => setFailed(true),
    );
  return { open, hasFailed };
};

/** The whole site while it is closed: why, until when, and that it is looked at again by itself. */
export const ClosedPage = ({ kind, status }: ClosedPageProps) => {
  const { t } = useTranslation('frame');
  const format = useFormat();
  const { brand, name } = useBrand();
  const { seconds, isChecking, check } = useRecheck();
  const support = useSupport();
  return (
    <ClosedState
      kind={kind}
      brand={
        <>
          <BrandMark brand={brand} /> <b>{name}</b>
        </>
      }
      title={t(`gate.${kind}Title`)}
      text={(kind === 'maintenance' && status.maintenanceReason) || t(`gate.${kind}Text`)}
      status={support.hasFailed ? t('gate.supportFailed') : t('gate.checking', { seconds })}
      actions={
        <>
          <Button icon={Headset} onClick={() => void support.open()}>
            {t('gate.support')}
          </Button>
          <Button variant="primary" isBusy={isChecking} onClick={() => void check()}>
            {t('gate.retry')}
          </Button>
        </>
      }
    >
      {kind === 'maintenance' && status.maintenanceEndsAt !== undefined && (
        <div className={styles.card}>
          <Card isPadded>
            <p className={styles.until}>
              {t('gate.expected')} <b>{format.minute(status.maintenanceEndsAt)}</b>
            </p>
          </Card>
        </div>
      )}
    </ClosedState>
  );
};
