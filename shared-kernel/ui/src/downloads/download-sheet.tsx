import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { readDevice } from 'shared-kernel/device';
import { DownloadLinks } from './download-links.tsx';
import { promptedDownloads, useDownloadResources } from './downloads.ts';
import { useDownloadsTexts } from './downloads-texts.ts';
import { homeScreenTip } from './home-screen-tip.ts';

/** A row's height, so that nothing moves when the links come. */
const ROW_PX = 56;

interface DownloadSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Links = () => {
  const { t } = useDownloadsTexts();
  const device = readDevice();
  const tip = homeScreenTip(device);
  return (
    <Loaded
      query={useDownloadResources()}
      fallback={<Skeleton height={ROW_PX * 2} radius="3" />}
      errorFallback={{ title: t('failed') }}
    >
      {(resources) => {
        const links = promptedDownloads(resources, device);
        return (
          <>
            {links.length === 0 ? (
              <EmptyState title={t('none')} text={t('noneText')} />
            ) : (
              <DownloadLinks links={links} />
            )}
            {tip !== undefined && <Note>{t(`tip.${tip}`)}</Note>}
          </>
        );
      }}
    </Loaded>
  );
};

/** The download prompt of home and member centre: Android, iOS and the configuration profile, as far as this device and the settings have them (browsing §2). */
export const DownloadSheet = ({ isOpen, onClose }: DownloadSheetProps) => {
  const { t } = useDownloadsTexts();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('heading')}>
      <Links />
    </Sheet>
  );
};
