import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from 'shared-kernel/i18n';
import { lazyComponent } from 'shared-kernel/lazy';
import { useSession } from 'shared-kernel/session';
import type { Popup } from '../../../shared/announcements/announcements.ts';
import { isCovered } from '../../../shared/motion/is-covered.ts';
import { bucketOf, popupsFor, readRecord, reconcile, writeRecord } from './popup-record.ts';
import { watchTouch } from './watch-touch.ts';

/** After mount, and after every change of the list (browsing §9). */
const POPUP_DELAY_MS = 500;

/**
 * Which pop-ups to show now, if any. `close` starts the closing motion; when it has ended, or the page is left during it,
 * they are remembered as seen (browsing §4, popup bucket).
 */
export const usePopups = (all: readonly Popup[] | undefined, mountedAt = performance.now()) => {
  const session = useSession();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isSignedIn = session !== null;
  const isFirstLogin = session?.firstTimeLogin === true;
  const popups = useMemo(
    () => (all === undefined ? undefined : popupsFor(all, { isSignedIn, isFirstLogin })),
    [all, isSignedIn, isFirstLogin],
  );
  const bucket = bucketOf({ isSignedIn, isFirstLogin });

  const isFirst = useRef(true);
  useEffect(() => {
    if (popups === undefined) return;
    const since = isFirst.current ? performance.now() - mountedAt : 0;
    const touch = watchTouch();
    const ask = () => {
      // Never over a menu, sheet or dialog that is open, nor under a finger that is on its way: after it.
      if (isCovered() || touch.isInUse()) {
        timer = setTimeout(ask, POPUP_DELAY_MS);
        return;
      }
      isFirst.current = false;
      const record = reconcile(readRecord(bucket), popups, language);
      writeRecord(bucket, record);
      const isShown = record.show && popups.length > 0;
      setIsOpen(isShown);
      if (isShown) setWasOpened(true);
    };
    let timer = setTimeout(ask, Math.max(0, POPUP_DELAY_MS - since));
    return () => {
      clearTimeout(timer);
      touch.stop();
    };
  }, [popups, bucket, language, mountedAt]);

  const isClosing = useRef(false);
  const remember = useCallback(() => {
    if (!isClosing.current || popups === undefined) return;
    isClosing.current = false;
    writeRecord(bucket, { ...reconcile(null, popups, language), show: false });
  }, [popups, bucket, language]);
  useEffect(() => remember, [remember]);

  const close = () => {
    isClosing.current = true;
    setIsOpen(false);
  };
  return { popups: popups ?? [], isOpen, wasOpened, close, remember };
};

const LazyAnnouncementPopup = lazyComponent(() =>
  import('./announcement-popup.tsx').then((module) => module.AnnouncementPopup),
);

interface AnnouncementPopupsProps {
  readonly all: readonly Popup[] | undefined;
  /** When the page came, by `performance.now()`: this code may come later. */
  readonly mountedAt: number;
}

/** The login promotional pop-ups. Their code comes when there is something to show, and stays for the closing motion. */
export const AnnouncementPopups = ({ all, mountedAt }: AnnouncementPopupsProps) => {
  const { popups, isOpen, wasOpened, close, remember } = usePopups(all, mountedAt);
  return (
    <LazyAnnouncementPopup enabled={wasOpened} popups={popups} isOpen={isOpen} onClose={close} onClosed={remember} />
  );
};
