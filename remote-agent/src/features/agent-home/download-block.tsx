import { useState } from 'react';
import { readDevice } from 'shared-kernel/device';
import {
  type DownloadLink,
  downloadsForDevice,
  SafariNotice,
  useDownloadResources,
  useDownloadsTexts,
} from 'shared-kernel/downloads';
import { Button } from 'shared-kernel/ui/button';
import { Card } from 'shared-kernel/ui/card';
import styles from './agent-home.module.css';

/** The app links that this device may use; nothing where there are none, or where the site is an app already. */
export const DownloadBlock = () => {
  const words = useDownloadsTexts();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const { data: resources = [] } = useDownloadResources();
  const links = downloadsForDevice(resources, readDevice());
  if (links.length === 0) return null;
  const open = (link: DownloadLink) => {
    if (link.needsSafari) setNoticeOpen(true);
    else window.location.assign(link.url);
  };
  return (
    <Card as="section" className={styles.download}>
      <h2 className={styles.downloadTitle}>{words.t('heading')}</h2>
      <div className={styles.downloads}>
        {links.map((link) => (
          <Button key={link.kind} size="s" onClick={() => open(link)}>
            {words.t(link.kind)}
          </Button>
        ))}
      </div>
      <SafariNotice isOpen={isNoticeOpen} onClose={() => setNoticeOpen(false)} />
    </Card>
  );
};
