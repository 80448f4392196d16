import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { getCustomerServiceLink, getStatus } from '@shared-kernel/contracts/system/system';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { BrandMark, Headset } from '@shared-kernel/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { openedAddress, openOutside } from 'shared-kernel/links';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';
import styles from './closed-page.module.css';
import { ClosedState } from './closed-state/closed-state.tsx';
import { useClosedTexts } from './closed-texts/closed-texts.ts';
import { startupState } from './startup-state.ts';

/** How often the page asks by itself whether the site is open again, in seconds. */
const CHECK_SECONDS = 20;
const TICK_MS = 1000;
/** The chat's link is good for a while: a press within this time opens at once. */
const LINK_HELD_MS = 5 * 60_000;
const CHAT = { type: 'LIVECHAT' } as const;

interface ClosedPageProps {
  readonly kind: 'maintenance' | 'region';
  readonly status: ReleaseDocument['startup']['status'];
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Counts down to the next look by itself while it can be seen; `check`, and a return to the tab, look at once. An open site is loaded. */
const useRecheck = () => {
  const [seconds, setSeconds] = useState(CHECK_SECONDS);
  const { data: now, isFetching, refetch } = useApi(getStatus, {}, { enabled: false });
  const isOpen = now !== undefined && startupState(now) === 'normal';
  const check = useCallback(() => {
    setSeconds(CHECK_SECONDS);
    void refetch();
  }, [refetch]);
  useEffect(() => {
    const count = () => {
      if (isVisible()) setSeconds((left) => left - 1);
    };
    const look = () => {
      if (isVisible()) check();
    };
    const timer = setInterval(count, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [check]);
  useEffect(() => {
    if (seconds <= 0) check();
  }, [seconds, check]);
  useEffect(() => {
    if (isOpen) window.location.reload();
  }, [isOpen]);
  return { seconds, isChecking: isFetching || isOpen, check };
};

/**
 * The live chat: the site's own service page is closed like every other. Its link is asked for with the page, so that a press
 * opens it at once. `hasFailed` when the link does not come.
 */
const useSupport = () => {
  const client = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  useApi(getCustomerServiceLink, CHAT, { staleTime: LINK_HELD_MS });
  const open = async (): Promise<void> => {
    setFailed(false);
    const query = apiQuery(getCustomerServiceLink, CHAT, { staleTime: LINK_HELD_MS });
    const address = await client.fetchQuery(query).then(
      ({ link }) => openedAddress(link),
      () => undefined,
    );
    if (address === undefined) setFailed(true);
    else openOutside(address);
  };
  return { open: () => void open(), hasFailed };
};

/** The whole site while it is closed: why, until when, and that it is looked at again by itself. */
export const ClosedPage = ({ kind, status }: ClosedPageProps) => {
  const t = useClosedTexts();
  const tCommon = useCommonTexts();
  const format = useFormat();
  const { name } = useBrand();
  const { seconds, isChecking, check } = useRecheck();
  const support = useSupport();
  return (
    <ClosedState
      kind={kind}
      brand={
        <>
          <BrandMark /> <b>{name}</b>
        </>
      }
      title={t(`gate.${kind}Title`)}
      text={(kind === 'maintenance' && status.maintenanceReason) || t(`gate.${kind}Text`)}
      // A timer interrupts no screen reader, where a status would be read out each second.
      status={support.hasFailed ? t('gate.supportFailed') : <span role="timer">{t('gate.checking', { seconds })}</span>}
      actions={
        <>
          <Button icon={Headset} onClick={support.open}>
            {t('gate.support')}
          </Button>
          <Button variant="primary" isBusy={isChecking} onClick={check}>
            {tCommon('retry')}
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
