import { lazy, Suspense } from 'react';
import type { Popup } from '../api/announcements.ts';
import { usePopups } from './use-popups.ts';

const AnnouncementPopup = lazy(() =>
  import('./announcement-popup.tsx').then(({ AnnouncementPopup: Popups }) => ({ default: Popups })),
);

/** The login promotional pop-ups. Their code comes when there is something to show, and stays for the closing motion. */
export const AnnouncementPopups = ({ all }: { readonly all: readonly Popup[] | undefined }) => {
  const { popups, isOpen, wasOpened, close, remember } = usePopups(all);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementPopup popups={popups} isOpen={isOpen} onClose={close} onClosed={remember} />
    </Suspense>
  );
};
