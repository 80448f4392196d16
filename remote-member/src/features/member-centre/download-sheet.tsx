import { useState } from 'react';
import { isIosDevice, isIosSafari, readDevice } from 'shared-kernel/device';
import { useTranslation } from 'shared-kernel/i18n';
import { Download } from 'shared-kernel/icons';
import { Button } from 'shared-kernel/ui/button';
import { Dialog } from 'shared-kernel/ui/dialog';
import { Icon } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useSettings } from './api/settings.ts';
import { type DownloadLink, downloadLinks, isInstalled, needsSafari } from './download-links.ts';
import { PartFailed } from './part-failed.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const DownloadList = ({ onNeedsSafari }: { readonly onNeedsSafari: () => void }) => {
  const { t } = useTranslation('member');
  const settings = useSettings();
  if (settings.isPending) return <Skeleton height={56} />;
  if (settings.data === undefined) return <PartFailed text={t('download.failed')} query={settings} />;
  const device = readDevice();
  const links = downloadLinks(settings.data.resources, device);
  if (links.length === 0) return <p>{t(isInstalled(device) ? 'download.installed' : 'download.none')}</p>;
  const isRefused = (link: DownloadLink) => needsSafari(link) && isIosDevice(device) && !isIosSafari(device);
  return (
    <RowList>
      {links.map((link) => (
        <ListRow
          key={link.kind}
          lead={<Icon of={Download} />}
          title={t(`download.${link.kind}`)}
          {...(isRefused(link) ? { onPress: onNeedsSafari } : { href: link.url })}
        />
      ))}
    </RowList>
  );
};

/** The app links of the settings that this device may use; on iOS outside Safari, the notice that Safari is needed. */
export const DownloadSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const closeNotice = () => setNoticeOpen(false);
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('download.heading')} closeLabel={t('close')}>
        <DownloadList onNeedsSafari={() => setNoticeOpen(true)} />
      </Sheet>
      <Dialog
        isOpen={isNoticeOpen}
        onClose={closeNotice}
        kind="alert"
        title={t('download.notice')}
        actions={
          <Button variant="primary" onClick={closeNotice}>
            {t('download.confirm')}
          </Button>
        }
      >
        {t('download.safari')}
      </Dialog>
    </>
  );
};
