import { IconButton } from '@shared-kernel/ui/icon-button';
import { Menu } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { lazyComponent } from 'shared-kernel/lazy';

/** What the menu holds, fetched when the page is idle or with the first press. */
export const LazyMenuPanel = lazyComponent(() => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel));

/** Opens the menu popover. */
export const MenuButton = () => {
  const { t } = useTranslation('frame');
  const [wasOpened, setOpened] = useState(false);
  return (
    <LazyMenuPanel
      enabled={wasOpened}
      fallback={<IconButton icon={Menu} label={t('popover.label')} onClick={() => setOpened(true)} />}
      onLoadError={() => setOpened(false)}
    />
  );
};
