import { useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { readDevice } from 'shared-kernel/device';
import {
  type DownloadKind,
  type DownloadLink,
  promptedDownloads,
  SafariNotice,
  useDownloadResources,
  useDownloadsTexts,
} from 'shared-kernel/downloads';
import { useTranslation } from 'shared-kernel/i18n';
import { Download, ShieldCheck, Smartphone } from 'shared-kernel/icons';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { Icon, type IconDrawing } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Note } from 'shared-kernel/ui/note';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { homeScreenTip } from './home-screen-tip.ts';

const SIGN: Readonly<Record<DownloadKind, IconDrawing>> = {
  android: Smartphone,
  ios: Smartphone,
  profile: ShieldCheck,
};
const ROW_PX = 56;

const Entries = ({ entries, onSafariNeeded }: { entries: readonly DownloadLink[]; onSafariNeeded: () => void }) => {
  const { t } = useTranslation('browse');
  const words = useDownloadsTexts();
  return (
    <RowList>
      {entries.map(({ kind, url, needsSafari }) => (
        <ListRow
          key={kind}
          lead={<Icon of={SIGN[kind]} />}
          title={words.t(kind)}
          sub={t(`install.entrySub.${kind}`)}
          trailing={<Icon of={Download} />}
          {...(needsSafari ? { onPress: onSafariNeeded } : { href: url })}
        />
      ))}
    </RowList>
  );
};

const Body = ({ onSafariNeeded }: { readonly onSafariNeeded: () => void }) => {
  const { t } = useTranslation('browse');
  const device = readDevice();
  const tip = homeScreenTip(device);
  return (
    <Loaded
      query={useDownloadResources()}
      wait={<Skeleton height={ROW_PX * 2} radius="3" />}
      failed={{ title: t('install.failed') }}
    >
      {(resources) => {
        const entries = promptedDownloads(resources, device);
        return (
          <>
            {entries.length === 0 ? (
              <EmptyState title={t('install.none')} text={t('install.noneText')} />
            ) : (
              <Entries entries={entries} onSafariNeeded={onSafariNeeded} />
            )}
            {tip !== undefined && <Note>{t(`install.tip.${tip}`)}</Note>}
          </>
        );
      }}
    </Loaded>
  );
};

/** The download prompt: Android, iOS and the configuration profile, as far as this device and the settings have them. */
export const DownloadSheet = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('browse');
  const { name } = useBrand();
  const [asksForSafari, setAsksForSafari] = useState(false);
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('install.title', { brand: name })}>
        <Body onSafariNeeded={() => setAsksForSafari(true)} />
      </Sheet>
      <SafariNotice isOpen={asksForSafari} onClose={() => setAsksForSafari(false)} />
    </>
  );
};
