import { useState } from 'react';
import { useCustomerService } from 'shared-kernel/customer-service';
import { useTranslation } from 'shared-kernel/i18n';
import { Column } from 'shared-kernel/ui/column';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { RowList } from 'shared-kernel/ui/list-row';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useServiceChannels } from './api/service-channels.ts';
import { ChannelRows } from './channel-rows.tsx';
import { channelsOf } from './channels.ts';
import styles from './service.page.module.css';

/** A row's height, so that nothing moves when the channels come. */
const ROW_PX = 64;

const Channels = () => {
  const { t } = useTranslation('browse');
  const open = useCustomerService(t('service.linkFailed'));
  const [active, setActive] = useState<string | null>(null);
  return (
    <Loaded
      query={useServiceChannels()}
      wait={<Skeleton height={ROW_PX * 3} />}
      look="page"
      failed={{ title: t('service.failed') }}
      isEmpty={(entries) => entries.length === 0}
      empty={<EmptyState title={t('service.empty')} text={t('service.emptyText')} />}
    >
      {(entries) => (
        <RowList label={t('service.channels')}>
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
    </Loaded>
  );
};

/** Customer service: its channels, each entry opened by the link that the settings’ path answers with. */
export const Page = () => {
  const { t } = useTranslation('browse');
  return (
    <Column>
      <p className={styles.intro}>{t('service.intro')}</p>
      <Channels />
    </Column>
  );
};
