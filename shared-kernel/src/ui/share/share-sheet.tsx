import { CopyButton } from 'shared-kernel/ui/copy-button';
import type { Overlay } from 'shared-kernel/ui/overlay';
import { QrCode } from 'shared-kernel/ui/qr-code';
import { Sheet } from 'shared-kernel/ui/sheet';
import styles from './share.module.css';
import type { ShareRequest } from './share-request.ts';

interface ShareSheetProps extends ShareRequest {
  readonly overlay: Overlay<void>;
}

/** What stands in for the phone's share sheet. */
export const ShareSheet = ({ overlay, title, text, url, words }: ShareSheetProps) => (
  <Sheet
    isOpen={overlay.isOpen}
    onClose={() => overlay.close()}
    onClosed={overlay.onClosed}
    title={title}
    closeLabel={words.close}
    actions={
      <CopyButton text={url} copied={words.copied} failed={words.failed} variant="primary" isBlock>
        {words.copy}
      </CopyButton>
    }
  >
    {text !== undefined && <p className={styles.text}>{text}</p>}
    <div className={styles.code}>
      <QrCode value={url} label={words.code} />
    </div>
    <p className={styles.url}>{url}</p>
  </Sheet>
);
