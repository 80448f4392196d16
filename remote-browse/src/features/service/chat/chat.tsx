import { pageOfSite } from '@shared-kernel/contracts/system/paths';
import { launchChat } from '@shared-kernel/contracts/system/system';
import { PartFailed } from '@shared-kernel/ui/part-failed';
import { useState } from 'react';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useMutationOnMount } from 'shared-kernel/query/mutation-on-mount';
import { DutyText } from '../../../shared/service-channels/channel-rows.tsx';
import { useServiceChannels } from '../../../shared/service-channels/channels.ts';
import styles from './chat.module.css';

/** When people answer, as the channel's entry says. */
const Hours = () => {
  const { t } = useTranslation('browse');
  const entry = useServiceChannels().data?.find(({ type }) => type === 'LIVECHAT');
  return (
    <p className={styles.hours}>
      {/* Without the entry its line stays free. */}
      {entry === undefined ? (
        '\u00A0'
      ) : (
        <>
          {t('chat.hours')} <DutyText entry={entry} />
        </>
      )}
    </p>
  );
};

const ChatFrame = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation('browse');
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.area}>
      <iframe
        className={styles.frame}
        src={url}
        title={t('chat.title')}
        sandbox="allow-scripts allow-forms"
        onLoad={() => setLoaded(true)}
      />
      {!isLoaded && <Opening />}
    </div>
  );
};

const Opening = () => {
  const { t } = useTranslation('browse');
  return (
    <p className={styles.opening} role="status">
      {t('chat.opening')}
    </p>
  );
};

/** The live chat: a page of the platform in a frame, opened by an address that is good once. A member's alone: a guest logs in first. */
export const Chat = () => {
  const { t } = useTranslation('browse');
  const { data, error, isPending, again } = useMutationOnMount(launchChat, { language: useLanguage() });
  // A page of the site is no chat: the session has ended meanwhile.
  const hasFailed = error !== null || (data !== undefined && pageOfSite(data.url) !== undefined);
  return (
    <div className={styles.page}>
      <Hours />
      {hasFailed && !isPending && <PartFailed text={t('chat.failed')} error={error} onRetry={again} />}
      {!hasFailed && data !== undefined && <ChatFrame key={data.url} url={data.url} />}
      {!hasFailed && data === undefined && <Opening />}
    </div>
  );
};
