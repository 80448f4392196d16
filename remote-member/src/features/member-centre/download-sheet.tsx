import { useState } from 'react';
import { readDevice } from 'shared-kernel/device';
import { promptedDownloads, SafariNotice, useDownloadResources, useDownloadsTexts } from 'shared-kernel/downloads';
import { useTranslation } from 'shared-kernel/i18n';
import { Download } from 'shared-kernel/icons';
import { Icon } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface DownloadListProps {
  readonly resources: NonNullable<ReturnType<typeof useDownloadResources>['data']>;
  readonly onNeedsSafari: () => void;
}

const DownloadList = ({ resources, onNeedsSafari }: DownloadListProps) => {
  const { t } = useTranslation('member');
  const words = useDownloadsTexts();
  const device = readDevice();
  const links = promptedDownloads(resources, device);
  if (links.length === 0) return <p>{t('download.none')}</p>;
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

/** The download prompt, by the same rule as on home (browsing §2); on iOS outside Safari, the notice that Safari is needed. */
export const DownloadSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  const words = useDownloadsTexts();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={words.t('heading')}>
        <Loaded
          query={useDownloadResources()}
          wait={<Skeleton height={56} />}
          look="line"
          failed={{ title: t('download.failed') }}
        >
          {(resources) => <DownloadList resources={resources} onNeedsSafari={() => setNoticeOpen(true)} />}
        </Loaded>
      </Sheet>
      <SafariNotice isOpen={isNoticeOpen} onClose={() => setNoticeOpen(false)} />
    </>
  );
};
