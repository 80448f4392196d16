import { Column } from '@shared-kernel/ui/column';
import { useCustomerService } from '@shared-kernel/ui/customer-service';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { ChannelRows } from '../../shared/service-channels/channel-rows.tsx';
import { channelsOf } from '../../shared/service-channels/channels.ts';
import { useServiceChannels } from '../../shared/service-channels/service-channels.ts';
import { Faq } from './faq.tsx';
import { OffDuty } from './off-duty.tsx';
import styles from './service.page.module.css';

/** A row's height, so that nothing moves when the channels come. */
const ROW_PX = 64;

const Channels = () => {
  const { t } = useTranslation('browse');
  const open = useCustomerService(t('channel.linkFailed'));
  const [active, setActive] = useState<string | null>(null);
  return (
    <Loaded
      query={useServiceChannels()}
      wait={<Skeleton height={ROW_PX * 3} />}
      look="page"
      failed={{ title: t('service.failed') }}
    >
      {(entries) => (
        <>
          {entries.length === 0 ? (
            <EmptyState title={t('service.empty')} text={t('service.emptyText')} />
          ) : (
            <RowList label={t('channel.title')}>
              {channelsOf(entries).map((channel) => (
                <ChannelRows
                  key={channel.type}
                  channel={channel}
                  isActive={channel.type === active}
                  onToggle={() => setActive((before) => (before === channel.type ? null : channel.type))}
                  onOpen={open}
                />
              ))}
            </RowList>
          )}
          <OffDuty entries={entries} />
        </>
      )}
    </Loaded>
  );
};

/** Customer service: its channels with their hours, a message while nobody answers, and what is asked most. */
export const Page = () => {
  const { t } = useTranslation('browse');
  return (
    <Column>
      <p className={styles.intro}>{t('service.intro')}</p>
      <Channels />
      <Faq />
    </Column>
  );
};
