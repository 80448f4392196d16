import { useCustomerService } from '@shared-kernel/ui/customer-service';
import { Icon } from '@shared-kernel/ui/icon';
import { Headset, X } from '@shared-kernel/ui/icons';
import { RowList } from '@shared-kernel/ui/list-row';
import { Popover } from '@shared-kernel/ui/popover';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { ChannelRows } from '../../../shared/service-channels/channel-rows.tsx';
import { channelsOf, useServiceChannels } from '../../../shared/service-channels/channels.ts';
import styles from './service-menu.module.css';
import { useIsReadingOn } from './use-is-reading-on.ts';

/**
 * The floating customer-service menu (browsing §2): a tap on a channel opens it, or its list where it has several entries, and
 * a second tap closes that. Not there until the settings name a channel; aside while one
 * scrolls down, so that it covers no name or price of a tile.
 */
export const ServiceMenu = () => {
  const { t } = useTranslation('browse');
  const { data: entries = [] } = useServiceChannels();
  const openEntry = useCustomerService(t('channel.linkFailed'));
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const isReadingOn = useIsReadingOn();
  if (entries.length === 0) return null;
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setActive(null);
  };
  return (
    <div className={styles.place} data-away={(isReadingOn && !isOpen) || undefined}>
      <Popover
        isOpen={isOpen}
        onOpenChange={change}
        label={t('channel.menu')}
        trigger={
          <button type="button" className={styles.button} aria-label={t('channel.menu')}>
            <Icon of={isOpen ? X : Headset} size="l" />
          </button>
        }
      >
        <RowList isFlat label={t('channel.title')}>
          {channelsOf(entries).map((channel) => (
            <ChannelRows
              key={channel.type}
              channel={channel}
              isActive={channel.type === active}
              onToggle={() => setActive((before) => (before === channel.type ? null : channel.type))}
              onOpen={(entry) => {
                setOpen(false);
                openEntry(entry);
              }}
            />
          ))}
        </RowList>
      </Popover>
    </div>
  );
};
