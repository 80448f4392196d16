import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useRecordTexts } from './record-texts.ts';
import type { Filters } from './use-filters.ts';

/** The address names a member who is not below the agent (any more): the way to the own team. */
export const NotInTeam = ({ filters: { parent = '', drill } }: { readonly filters: Filters }) => {
  const { t } = useRecordTexts();
  return (
    <EmptyState
      title={t('team.missing', { userName: parent })}
      action={<Button onClick={() => drill(undefined)}>{t('team.own')}</Button>}
    />
  );
};
