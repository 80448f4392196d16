import { isKnown } from 'shared-kernel/contracts/open';
import { useCustomerService } from 'shared-kernel/customer-service';
import { useTranslation } from 'shared-kernel/i18n';
import { Headset, Send } from 'shared-kernel/icons';
import { Column } from 'shared-kernel/ui/column';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { Icon, type IconDrawing } from 'shared-kernel/ui/icon';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { useServiceChannels } from './api/service-channels.ts';
import styles from './service.page.module.css';

const KNOWN_CHANNELS = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const;
const ICONS: Readonly<Record<string, IconDrawing>> = { LIVECHAT: Headset, TELEGRAM: Send, FACEBOOK: Send };
/** A row's height, so that nothing moves when the channels come. */
const ROW_PX = 64;

const Channels = () => {
  const { t } = useTranslation('browse');
  const open = useCustomerService(t('service.linkFailed'));
  return (
    <Loaded
      query={useServiceChannels()}
      wait={<Skeleton height={ROW_PX * 3} />}
      look="page"
      failed={{ title: t('service.failed') }}
      isEmpty={(channels) => channels.length === 0}
      empty={<EmptyState title={t('service.empty')} text={t('service.emptyText')} />}
    >
      {(channels) => (
        <RowList label={t('service.channels')}>
          {channels.map(({ type, title }) => (
            <ListRow
              key={type}
              lead={<Icon of={ICONS[type] ?? Headset} />}
              title={title}
              sub={isKnown(KNOWN_CHANNELS, type) ? t(`service.channel.${type}`) : undefined}
              onPress={() => open(type)}
            />
          ))}
        </RowList>
      )}
    </Loaded>
  );
};

/** Customer service: its channels, each opened by the link that the server gives for it. */
export const Page = () => {
  const { t } = useTranslation('browse');
  return (
    <Column>
      <p className={styles.intro}>{t('service.intro')}</p>
      <Channels />
    </Column>
  );
};
