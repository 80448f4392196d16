import type { PressAction } from '@shared-kernel/ui/pressable';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import { EntryCell, EntryGrid } from '../../shared/entry-grid/entry-grid.tsx';
import { ENTRY_GROUPS, type Entry, type EntryName } from './entries.ts';
import { ENTRY_LOOKS } from './entry-looks.ts';
import type { Bubble } from './use-entry-bubbles.ts';

export interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly actionOf: (entry: Entry) => PressAction;
  readonly bubbles: { readonly [Name in EntryName]?: Bubble };
}

/** The new template: entries two by two under the name of their group; a group without entries is left out. */
export const EntryGroups = ({ entries, actionOf, bubbles }: EntriesProps) => {
  const { t } = useTranslation('member');
  return ENTRY_GROUPS.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group}>
        <SectionHead tone="quiet" title={t(`group.${group}`)} />
        <EntryGrid label={t(`group.${group}`)}>
          {own.map((entry) => {
            const { count = 0, amount, label } = bubbles[entry.name] ?? {};
            return (
              <EntryCell
                key={entry.name}
                {...ENTRY_LOOKS[entry.name]}
                label={t(`entry.${entry.name}`)}
                badge={count}
                badgeLabel={label}
                trailing={amount !== undefined && <Tag tone="money">{amount}</Tag>}
                {...actionOf(entry)}
              />
            );
          })}
        </EntryGrid>
      </section>
    );
  });
};
