import { isKnown } from '@shared-kernel/contracts/open';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { Headset, MessageCircle, Send } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useTranslation } from 'shared-kernel/i18n';
import { useNow } from 'shared-kernel/timer';
import { Turn } from '../opening-row/turn.tsx';
import styles from './channel-rows.module.css';
import type { Channel, ServiceEntry } from './channels.ts';
import { dutyOf } from './hours.ts';

const MINUTE_MS = 60_000;

/** When an entry is answered, as it is now. */
export const DutyText = ({ entry }: { readonly entry: ServiceEntry }) => {
  const { t } = useTranslation('browse');
  const duty = dutyOf(entry, useNow(MINUTE_MS));
  if (duty.kind === 'always') return t('channel.always');
  return duty.kind === 'open'
    ? t('channel.openUntil', { time: duty.until })
    : t('channel.opensAt', { time: duty.from });
};

const KNOWN_CHANNELS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const;
const ICONS: Readonly<Record<string, IconDrawing>> = { LIVECHAT: Headset, TELEGRAM: Send, FACEBOOK: MessageCircle };

interface ChannelRowsProps {
  readonly channel: Channel;
  readonly isActive: boolean;
  /** A tap on a channel of several entries. */
  readonly onToggle: () => void;
  readonly onOpen: (entry: ServiceEntry) => void;
}

/** A channel: with one entry a tap opens it, with more it opens and closes their list (browsing §2). */
export const ChannelRows = ({ channel: { type, entries }, isActive, onToggle, onOpen }: ChannelRowsProps) => {
  const { t } = useTranslation('browse');
  const [first] = entries;
  const lead = <Icon of={safeLookup(ICONS, type) ?? Headset} />;
  if (entries.length === 1) {
    return <ListRow lead={lead} title={first.title} sub={<DutyText entry={first} />} onPress={() => onOpen(first)} />;
  }
  const name = isKnown(KNOWN_CHANNELS, type) ? t(`channel.name.${type}`) : type;
  return (
    <>
      <ListRow
        lead={lead}
        title={name}
        sub={t('channel.several')}
        trailing={<Turn isOpen={isActive} />}
        isExpanded={isActive}
        onPress={onToggle}
      />
      {isActive && (
        <li className={styles.entries}>
          <RowList isFlat label={name}>
            {entries.map((entry) => (
              <ListRow
                key={entry.csPosition}
                title={entry.title}
                sub={<DutyText entry={entry} />}
                onPress={() => onOpen(entry)}
              />
            ))}
          </RowList>
        </li>
      )}
    </>
  );
};
