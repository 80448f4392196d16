import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Dialog } from '@shared-kernel/ui/dialog';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { RichText } from '@shared-kernel/ui/rich-text';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { Popup } from '../../../shared/announcements/announcements.ts';
import styles from './announcement-popup.module.css';
import { type PopupAction, readContent } from './popup-content.ts';

interface PopupActionButtonProps {
  readonly action: PopupAction;
  readonly pageFor: (path: string) => string;
  readonly onLeave: () => void;
}

/** The announcement's one primary action: a page of the site, or an address that opens beside it. */
const PopupActionButton = ({ action: { label, target }, pageFor, onLeave }: PopupActionButtonProps) =>
  target.kind === 'page' ? (
    <LinkButton variant="primary" to={pageFor(target.to)} onClick={onLeave}>
      {label}
    </LinkButton>
  ) : (
    <a className={styles.outside} href={target.href} target="_blank" rel="noreferrer" onClick={onLeave}>
      {label}
    </a>
  );

/** What a promotion's announcement links to when it means the promotion itself. */
const PROMOTION_PAGE = /^\/m\/(?:activity|activityInfo|rewardCenter)(?:[?#]|$)/;

/** A promotion link of such an announcement goes to the promotions (browsing §2, /m/rewardCenter). */
const toPromotions = (path: string): string => (PROMOTION_PAGE.test(path) ? paths.rewards : path);

const asItIs = (path: string): string => path;

/** A picture that does not come leaves its quiet ground. */
const Hero = ({ src }: { readonly src: string }) => {
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={styles.hero} aria-hidden="true">
      {!isBroken && (
        <img
          className={styles.picture}
          src={src}
          alt=""
          width={364}
          height={130}
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
};

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
  const { text, action } = readContent(popup.content);
  const pageFor = popup.promotionType === undefined ? asItIs : toPromotions;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={popup.title}
      picture={popup.imageUrl !== undefined && <Hero key={popup.imageUrl} src={popup.imageUrl} />}
      over={isPaged ? t('popup.page', { page: page + 1, pages: popups.length }) : undefined}
      hasClose
      actions={
        action !== undefined && (
          <>
            <Button onClick={onClose}>{t('popup.later')}</Button>
            <PopupActionButton action={action} pageFor={pageFor} onLeave={onClose} />
          </>
        )
      }
    >
      <RichText html={text} pageFor={pageFor} onLeave={onClose} />
      {isPaged && (
        <div className={styles.pages}>
          <Button size="s" disabled={page === 0} onClick={() => setWanted(page - 1)}>
            {t('popup.previous')}
          </Button>
          <Button size="s" disabled={page === popups.length - 1} onClick={() => setWanted(page + 1)}>
            {t('popup.next')}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
