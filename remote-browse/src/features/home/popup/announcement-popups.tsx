import { lazyComponent } from 'shared-kernel/lazy';
import type { Popup } from '../../../shared/announcements/announcements.ts';
import { usePopups } from './use-popups.ts';

const LazyAnnouncementPopup = lazyComponent(() =>
  import('./announcement-popup.tsx').then((module) => module.AnnouncementPopup),
);

/** The login promotional pop-ups. Their code comes when there is something to show, and stays for the closing motion. */
export const AnnouncementPopups = ({ all }: { readonly all: readonly Popup[] | undefined }) => {
  const { popups, isOpen, wasOpened, close, remember } = usePopups(all);
  return (
    <LazyAnnouncementPopup enabled={wasOpened} popups={popups} isOpen={isOpen} onClose={close} onClosed={remember} />
  );
};
