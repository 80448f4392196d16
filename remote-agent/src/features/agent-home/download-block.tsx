import { useState } from 'react';
import { readDevice } from 'shared-kernel/device';
import { type DownloadLink, downloadsForDevice, useDownloadResources } from 'shared-kernel/downloads';
import { useTranslation } from 'shared-kernel/i18n';
import { Button } from 'shared-kernel/ui/button';
import { Card } from 'shared-kernel/ui/card';
import { Dialog } from 'shared-kernel/ui/dialog';
import styles from './agent-home.module.css';

/** The app links that this device may use; nothing where there are none, or where the site is an app already. */
export const DownloadBlock = () => {
  const { t } = useTranslation('agent');
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const { data: resources = [] } = useDownloadResources();
  const links = downloadsForDevice(resources, readDevice());
  if (links.length === 0) return null;
  const closeNotice = () => setNoticeOpen(false);
  const open = (link: DownloadLink) => {
    if (link.needsSafari) setNoticeOpen(true);
    else window.location.assign(link.url);
  };
  return (
    <Card as="section" className={styles.download}>
      <h2 className={styles.downloadTitle}>{t('download.heading')}</h2>
      <div className={styles.downloads}>
        {links.map((link) => (
          <Button key={link.kind} size="s" onClick={() => open(link)}>
            {t(`download.${link.kind}`)}
          </Button>
        ))}
      </div>
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
    </Card>
  );
};
