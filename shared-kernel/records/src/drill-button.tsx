import { Button } from '@shared-kernel/ui/button';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useRecordTexts } from './record-texts.ts';
import type { Filters } from './use-filters.ts';

interface DrillButtonProps {
  readonly userName: string;
  readonly filters: Pick<Filters, 'drill'>;
}

/** In a member's row: shows the member's part of the team. */
export const DrillButton = ({ userName, filters }: DrillButtonProps) => {
  const { t } = useRecordTexts();
  return (
    <Button size="s" variant="quiet" onClick={() => filters.drill(userName)}>
      {t('team.below')}
      <VisuallyHidden> {userName}</VisuallyHidden>
    </Button>
  );
};
