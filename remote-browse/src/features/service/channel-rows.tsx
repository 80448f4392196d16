import { isKnown } from 'shared-kernel/contracts/open';
import { useTranslation } from 'shared-kernel/i18n';
import { ChevronDown, Headset, Send } from 'shared-kernel/icons';
import { Icon, type IconDrawing } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import styles from './channel-rows.module.css';
import type { Channel, ServiceEntry } from './channels.ts';

const KNOWN_CHANNELS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const;
const ICONS: Readonly<Record<string, IconDrawing>> = { LIVECHAT: Headset, TELEGRAM: Send, FACEBOOK: Send };

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
  const lead = <Icon of={ICONS[type] ?? Headset} />;
  if (entries.length === 1) {
    const sub = isKnown(KNOWN_CHANNELS, type) ? t(`service.channel.${type}`) : undefined;
    return <ListRow lead={lead} title={first.title} sub={sub} onPress={() => onOpen(first)} />;
  }
  const name = isKnown(KNOWN_CHANNELS, type) ? t(`service.name.${type}`) : type;
  return (
    <>
      <ListRow
        lead={lead}
        title={name}
        sub={t('service.several')}
        trailing={
          <span className={styles.turn} data-open={isActive || undefined}>
            <Icon of={ChevronDown} />
          </span>
        }
        isExpanded={isActive}
        onPress={onToggle}
      />
      {isActive && (
        <li className={styles.entries}>
          <RowList isFlat label={name}>
            {entries.map((entry) => (
              <ListRow key={entry.csPosition} title={entry.title} onPress={() => onOpen(entry)} />
            ))}
          </RowList>
        </li>
      )}
    </>
  );
};
