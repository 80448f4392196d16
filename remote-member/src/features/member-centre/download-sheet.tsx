import { useState } from 'react';
import { isInstalled, readDevice } from 'shared-kernel/device';
import { downloadsForDevice, SafariNotice, useDownloadResources, useDownloadsTexts } from 'shared-kernel/downloads';
import { useTranslation } from 'shared-kernel/i18n';
import { Download } from 'shared-kernel/icons';
import { Icon } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { PartFailed } from './part-failed.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const DownloadList = ({ onNeedsSafari }: { readonly onNeedsSafari: () => void }) => {
  const { t } = useTranslation('member');
  const words = useDownloadsTexts();
  const resources = useDownloadResources();
  if (resources.isPending) return <Skeleton height={56} />;
  if (resources.data === undefined) return <PartFailed text={t('download.failed')} query={resources} />;
  const device = readDevice();
  const links = downloadsForDevice(resources.data, device);
  if (links.length === 0) return <p>{t(isInstalled(device) ? 'download.installed' : 'download.none')}</p>;
  return (
    <RowList>
      {links.map(({ kind, url, needsSafari }) => (
        <ListRow
          key={kind}
          lead={<Icon of={Download} />}
          title={words.t(kind)}
          {...(needsSafari ? { onPress: onNeedsSafari } : { href: url })}
        />
      ))}
    </RowList>
  );
};

/** The app links of the settings that this device may use; on iOS outside Safari, the notice that Safari is needed. */
export const DownloadSheet = ({ isOpen, onClose }: SheetProps) => {
  const words = useDownloadsTexts();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={words.t('heading')}>
        <DownloadList onNeedsSafari={() => setNoticeOpen(true)} />
      </Sheet>
      <SafariNotice isOpen={isNoticeOpen} onClose={() => setNoticeOpen(false)} />
    </>
  );
};
