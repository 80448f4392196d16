import { Clock, Heart, type Hue } from '@shared-kernel/ui/icons';
import { Tabs } from '@shared-kernel/ui/tabs';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import type { GameMode } from '../../shared/game-list/game-query.ts';

/** What only a member has (browsing §5). */
export const MODES_OF_MEMBERS: readonly GameMode[] = ['recent', 'fav'];

interface ModeTabsProps {
  readonly mode: GameMode;
  readonly hue: Hue;
  readonly onChoose: (mode: GameMode) => void;
}

/** All games of the category, the hot ones, and the member's recent and favourite ones. */
export const ModeTabs = ({ mode, hue, onChoose }: ModeTabsProps) => {
  const { t } = useTranslation('browse');
  const nameOf = useCategoryName();
  return (
    <Tabs
      label={t('list.modes')}
      hue={hue}
      value={mode}
      onChange={onChoose}
      // A guest who chooses one of a member's is led to the login page: not while passing by.
      isManual
      tabs={[
        { value: 'all', label: t('list.mode.all') },
        { value: 'hot', label: nameOf('HOT') },
        { value: 'recent', label: t('list.mode.recent'), icon: Clock },
        { value: 'fav', label: t('list.mode.fav'), icon: Heart },
      ]}
    />
  );
};
