import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import type { Overlay } from '@shared-kernel/ui/overlay';
import { QrCode } from '@shared-kernel/ui/qr-code';
import { Sheet } from '@shared-kernel/ui/sheet';
import styles from './share.module.css';

export interface ShareRequest {
  /** What is shared, as the heading of the phone's own sheet and of ours. */
  readonly title: string;
  readonly text?: string;
  readonly url: string;
}

interface ShareSheetProps extends ShareRequest {
  readonly overlay: Overlay<void>;
}

/** What stands in for the phone's share sheet. */
export const ShareSheet = ({ overlay, title, text, url }: ShareSheetProps) => {
  const t = useActionTexts();
  return (
    <Sheet
      isOpen={overlay.isOpen}
      onClose={() => overlay.close()}
      onClosed={overlay.onClosed}
      title={title}
      actions={
        <CopyButton text={url} variant="primary" isBlock>
          {t('copyLink')}
        </CopyButton>
      }
    >
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={styles.code}>
        <QrCode value={url} label={t('linkCode')} />
      </div>
      <p className={styles.url}>{url}</p>
    </Sheet>
  );
};
