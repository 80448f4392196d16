import { useState } from 'react';
import { paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { RichText } from 'shared-kernel/ui/rich-text';
import type { Popup } from '../api/announcements.ts';

/** What a promotion's announcement links to when it means the promotion itself. */
const PROMOTION_PAGE = /^\/m\/(?:activity|activityInfo|rewardCenter)(?:[?#]|$)/;

/** A promotion link of such an announcement goes to the promotions (browsing §2, /m/rewardCenter). */
const toPromotions = (path: string): string => (PROMOTION_PAGE.test(path) ? paths.rewards : path);

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
      hasClose
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
      <RichText
        html={popup.content}
        pageFor={popup.promotionType === undefined ? undefined : toPromotions}
        onLeave={onClose}
      />
    </Dialog>
  );
};
