import { Card } from '@shared-kernel/ui/card';
import {
  DownloadLinks,
  downloadsForDevice,
  useDownloadResources,
  useDownloadsTexts,
} from '@shared-kernel/ui/downloads';
import { readDevice } from 'shared-kernel/device';
import styles from './agent-home.module.css';

/** The app links that this device may use; nothing where there are none, or where the site is an app already. */
export const DownloadBlock = () => {
  const words = useDownloadsTexts();
  const { data: resources = [] } = useDownloadResources();
  const links = downloadsForDevice(resources, readDevice());
  if (links.length === 0) return null;
  return (
    <Card as="section" className={styles.download}>
      <h2 className={styles.downloadTitle}>{words.t('heading')}</h2>
      <DownloadLinks links={links} look="buttons" />
    </Card>
  );
};
