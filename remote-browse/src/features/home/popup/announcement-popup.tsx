import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Dialog } from '@shared-kernel/ui/dialog';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { RichText } from '@shared-kernel/ui/rich-text';
import { type ReactNode, useCallback, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { trialStart } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import type { Popup } from '../../../shared/announcements/announcements.ts';
import styles from './announcement-popup.module.css';
import { type PopupAction, readContent } from './popup-content.ts';

interface PopupActionButtonProps {
  readonly action: PopupAction;
  readonly onLeave: () => void;
}

/** The announcement's one primary action: a page of the site, or an address that opens beside it. One to the trial confirms the age and starts it. */
const PopupActionButton = ({ action: { label, target }, onLeave }: PopupActionButtonProps) => {
  const { t } = useTranslation('browse');
  const { minimumAge } = useBrand();
  const isGuest = useSession() === null;
  if (target.kind !== 'page')
    return (
      <a className={styles.outside} href={target.href} target="_blank" rel="noreferrer" onClick={onLeave}>
        {label}
      </a>
    );
  return isGuest && target.to === paths.trial ? (
    <LinkButton variant="primary" to={target.to} state={trialStart} onClick={onLeave}>
      {t('popup.startTrial', { age: minimumAge })}
    </LinkButton>
  ) : (
    <LinkButton variant="primary" to={target.to} onClick={onLeave}>
      {label}
    </LinkButton>
  );
};

/** What a promotion's announcement links to when it means the promotion itself. */
const PROMOTION_PAGE = /^\/m\/(?:activity|activityInfo|rewardCenter)(?:[?#]|$)/;

/**
 * Where an announcement's link leads: a promotion's link goes to the promotions (browsing §2, /m/rewardCenter) while that page is
 * live, else to its own path, as every other link.
 */
const usePageFor = ({ promotionType }: Pick<Popup, 'promotionType'>): ((path: string) => string) => {
  const { isRouted } = useRoutes();
  const leadsToRewards = promotionType !== undefined && isRouted(paths.rewards);
  return useCallback((path) => (leadsToRewards && PROMOTION_PAGE.test(path) ? paths.rewards : path), [leadsToRewards]);
};

/** What can be done: undefined where the page is not live. */
const useAction = (action: PopupAction | undefined, pageFor: (path: string) => string): PopupAction | undefined => {
  const { isRouted } = useRoutes();
  if (action?.target.kind !== 'page') return action;
  const to = pageFor(action.target.to);
  return isRouted(to) ? { ...action, target: { kind: 'page', to } } : undefined;
};

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

interface PageProps extends Omit<AnnouncementPopupProps, 'popups'> {
  readonly popup: Popup;
  /** Which of how many, and the ways to the others; neither with a single page. */
  readonly over: string | undefined;
  readonly pages: ReactNode;
}

/** One pop-up. Without a page that is live there is nothing to do but close it. */
const PopupPage = ({ popup, over, pages, isOpen, onClose, onClosed }: PageProps) => {
  const { t } = useTranslation('browse');
  const content = readContent(popup.content);
  const pageFor = usePageFor(popup);
  const action = useAction(content.action, pageFor);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={popup.title}
      picture={popup.imageUrl !== undefined && <Hero key={popup.imageUrl} src={popup.imageUrl} />}
      over={over}
      hasClose
      actions={
        action !== undefined && (
          <>
            <Button onClick={onClose}>{t('popup.later')}</Button>
            <PopupActionButton action={action} onLeave={onClose} />
          </>
        )
      }
    >
      <RichText html={content.text} pageFor={pageFor} onLeave={onClose} />
      {pages}
    </Dialog>
  );
};

/** Pop-ups one page each; previous and next are disabled at the ends and absent with a single page (browsing §2). */
export const AnnouncementPopup = ({ popups, ...dialog }: AnnouncementPopupProps) => {
  const { t } = useTranslation('browse');
  const [wanted, setWanted] = useState(0);
  const page = Math.min(wanted, popups.length - 1);
  const popup = popups[page];
  if (popup === undefined) return null;
  const isPaged = popups.length > 1;
  return (
    <PopupPage
      {...dialog}
      popup={popup}
      over={isPaged ? t('popup.page', { page: page + 1, pages: popups.length }) : undefined}
      pages={
        isPaged && (
          <div className={styles.pages}>
            <Button size="s" disabled={page === 0} onClick={() => setWanted(page - 1)}>
              {t('popup.previous')}
            </Button>
            <Button size="s" disabled={page === popups.length - 1} onClick={() => setWanted(page + 1)}>
              {t('popup.next')}
            </Button>
          </div>
        )
      }
    />
  );
};
