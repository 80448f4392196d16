import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import type { Popup } from '../api/announcements.ts';
import { AnnouncementHtml } from './announcement-html.tsx';

interface AnnouncementPopupProps {
  readonly popups: readonly Popup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The closing motion has ended. */
  readonly onClosed: () => void;
}

/** Pop-ups one page each; previous and next are disabled at the ends and absent with a single page (browsing §2). */
export const AnnouncementPopup = ({ popups, isOpen, onClose, onClosed }: AnnouncementPopupProps) => {
  const { t } = useTranslation('browse');
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, popups.length - 1);
  const popup = popups[page];
  if (popup === undefined) return null;
  const isPaged = popups.length > 1;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={popup.title}
      over={isPaged ? t('popup.page', { page: page + 1, pages: popups.length }) : undefined}
      closeLabel={t('close')}
      actions={
        isPaged ? (
          <>
            <Button size="s" disabled={page === 0} onClick={() => setWanted(page - 1)}>
              {t('popup.previous')}
            </Button>
            <Button size="s" disabled={page === popups.length - 1} onClick={() => setWanted(page + 1)}>
              {t('popup.next')}
            </Button>
          </>
        ) : undefined
      }
    >
      <AnnouncementHtml html={popup.content} isPromotion={popup.promotionType !== undefined} onLeave={onClose} />
    </Dialog>
  );
};
