import { Button } from '@shared-kernel/ui/button';
import { Dialog } from '@shared-kernel/ui/dialog';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useSettings } from 'shared-kernel/settings';
import { useDownloadsTexts } from './downloads-texts.ts';

interface SafariNoticeProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** On iOS in another browser: only Safari installs the app, in the server's words where it has some (specification: browsing §2, accounts §2). */
export const SafariNotice = ({ isOpen, onClose }: SafariNoticeProps) => {
  const { t } = useDownloadsTexts();
  const tCommon = useCommonTexts();
  const { data: ofServer } = useSettings(({ parameters }) => parameters?.safariNotice);
  return (
    <Dialog
      kind="alert"
      isOpen={isOpen}
      onClose={onClose}
      title={tCommon('notice')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {tCommon('ok')}
        </Button>
      }
    >
      {ofServer || t('safari')}
    </Dialog>
  );
};
