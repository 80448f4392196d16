import { Button } from '@shared-kernel/ui/button';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useSettledLanguage } from '../../shared/catalogue/use-settled-language.ts';
import type { GameQuery } from '../../shared/game-list/game-query.ts';
import { useGameCount } from './api/game-count.ts';

interface ShowButtonProps {
  readonly query: GameQuery;
  /** False while nobody sees it. */
  readonly isAsked: boolean;
  readonly onShow: () => void;
}

/** Puts the filters in force, and says before how many games there will be where that is known. */
export const ShowButton = ({ query, isAsked, onShow }: ShowButtonProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const count = useGameCount(query, useSettledLanguage(), isAsked);
  return (
    <Button variant="primary" isBlock onClick={onShow} aria-live="polite">
      {count === undefined ? t('list.show') : t('list.showGames', { count, total: format.number(count) })}
    </Button>
  );
};
