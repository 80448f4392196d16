import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { appIconIn, promptedDownloads, useDownloadResources } from '@shared-kernel/ui/downloads';
import { Icon } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Smartphone, X } from '@shared-kernel/ui/icons';
import { Picture } from '@shared-kernel/ui/picture';
import { useBrand } from 'shared-kernel/brand';
import { isInstalled, readDevice } from 'shared-kernel/device';
import { useTranslation } from 'shared-kernel/i18n';
import { storedText } from 'shared-kernel/storage';
import { createStore, useStore } from 'shared-kernel/store';
import styles from './download-card.module.css';

/** Kept from visit to visit once the bar was closed (browsing §3, local records). */
const hiddenMark = storedText('hideDownloadBar', { owner: 'device' });

const barStore = createStore<{ readonly isHidden: boolean | undefined }>(() => ({ isHidden: undefined }));

/** Whether the download bar was closed, and how to close it. */
const useDownloadBar = () => {
  const isHidden = useStore(barStore, (state) => state.isHidden) ?? hiddenMark.read() === '1';
  const hide = () => {
    barStore.setState({ isHidden: true });
    hiddenMark.write('1');
  };
  return { isHidden, hide };
};

const ICON_PX = 40;

/**
 * The download bar: closable for good; absent in the app, on the home screen, and without a link. Below the wins it is the
 * resource area of their block too, with the operator's own icon of the app where the settings name one (browsing §2).
 */
export const DownloadCard = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useTranslation('browse');
  const { name } = useBrand();
  const { isHidden, hide } = useDownloadBar();
  const { data } = useDownloadResources();
  const device = readDevice();
  if (isHidden || isInstalled(device) || data === undefined || promptedDownloads(data, device).length === 0)
    return null;
  const appIcon = appIconIn(data);
  return (
    <Card as="aside" className={styles.card} aria-label={t('install.title', { brand: name })}>
      <span className={styles.sign}>
        {appIcon === undefined ? (
          <Icon of={Smartphone} size="l" />
        ) : (
          <Picture src={appIcon} alt="" width={ICON_PX} height={ICON_PX} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('install.title', { brand: name })}</span>
        <span className={styles.text}>{t('install.text')}</span>
      </span>
      <Button size="s" onClick={onOpen}>
        {t('install.open')}
      </Button>
      <IconButton label={t('install.hide')} icon={X} size="m" onClick={hide} />
    </Card>
  );
};
