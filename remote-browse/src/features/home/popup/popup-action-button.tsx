import { LinkButton } from '@shared-kernel/ui/link-button';
import styles from './announcement-popup.module.css';
import type { PopupAction } from './popup-content.ts';

interface PopupActionButtonProps {
  readonly action: PopupAction;
  readonly pageFor: (path: string) => string;
  readonly onLeave: () => void;
}

/** The announcement's one primary action: a page of the site, or an address that opens beside it. */
export const PopupActionButton = ({ action: { label, target }, pageFor, onLeave }: PopupActionButtonProps) =>
  target.kind === 'page' ? (
    <LinkButton variant="primary" to={pageFor(target.to)} onClick={onLeave}>
      {label}
    </LinkButton>
  ) : (
    <a className={styles.outside} href={target.href} target="_blank" rel="noreferrer" onClick={onLeave}>
      {label}
    </a>
  );
