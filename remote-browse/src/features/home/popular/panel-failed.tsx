import { useTranslation } from 'shared-kernel/i18n';
import { FailedState } from 'shared-kernel/ui/failed-state';

interface PanelFailedProps {
  readonly what?: 'menu' | 'games';

  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The menu, or the games of a category, did not come; the rest of the page stands. */
export const PanelFailed = ({ what = 'games', isRetrying, onRetry }: PanelFailedProps) => {
  const { t } = useTranslation('browse');
  return (
    <FailedState
      isSmall
      title={t(what === 'menu' ? 'popular.menuFailed' : 'popular.failed')}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
};
