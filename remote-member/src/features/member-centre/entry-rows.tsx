import { Badge } from '@shared-kernel/ui/badge';
import { Icon } from '@shared-kernel/ui/icon';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import type { EntriesProps } from './entry-groups.tsx';
import { ENTRY_LOOKS } from './entry-looks.ts';
import type { Bubble } from './use-entry-bubbles.ts';

const Waiting = ({ count = 0, amount, label }: Bubble) =>
  amount === undefined ? <Badge count={count} label={label} /> : <Tag tone="money">{amount}</Tag>;

/** The base template: all entries in one plain list. */
export const EntryRows = ({ entries, actionOf, bubbles }: EntriesProps) => {
  const { t } = useTranslation('member');
  return (
    <RowList label={t('group.all')}>
      {entries.map((entry) => {
        const { icon, hue } = ENTRY_LOOKS[entry.name];
        const bubble = bubbles[entry.name];
        return (
          <ListRow
            key={entry.name}
            lead={<Icon of={icon} />}
            hue={hue}
            title={t(`entry.${entry.name}`)}
            {...(bubble !== undefined && { badge: <Waiting {...bubble} /> })}
            {...actionOf(entry)}
          />
        );
      })}
    </RowList>
  );
};
