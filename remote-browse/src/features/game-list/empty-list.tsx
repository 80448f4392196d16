import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useTranslation } from 'shared-kernel/i18n';
import { filtersOf, type GameQuery } from '../../shared/game-list/game-query.ts';
import { cleared } from '../../shared/game-list/query-steps.ts';

interface EmptyListProps {
  readonly query: GameQuery;
  readonly onChange: (next: GameQuery) => void;
}

/** No game: what that means here, and the way to all of them. */
export const EmptyList = ({ query, onChange }: EmptyListProps) => {
  const { t } = useTranslation('browse');
  const isNarrowed = filtersOf(query).length > 0;
  if (query.mode === 'all' && !isNarrowed)
    return <EmptyState title={t('list.empty.all')} text={t('list.empty.allText')} />;
  const action = (
    <Button onClick={() => onChange(cleared(query.category))}>
      {t(isNarrowed ? 'list.clearAll' : 'list.showAll')}
    </Button>
  );
  const which = isNarrowed ? 'narrowed' : query.mode;
  return <EmptyState title={t(`list.empty.${which}`)} text={t(`list.empty.${which}Text`)} action={action} />;
};
