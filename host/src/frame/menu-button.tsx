import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Menu } from 'shared-kernel/icons';
import { IconButton } from 'shared-kernel/ui/icon-button';

const MenuPanel = lazy(() => import('./menu-panel.tsx').then((module) => ({ default: module.MenuPanel })));

/** Opens the menu popover, which comes with the first press. */
export const MenuButton = () => {
  const { t } = useTranslation('frame');
  const [wasOpened, setOpened] = useState(false);
  const button = <IconButton icon={Menu} label={t('popover.label')} onClick={() => setOpened(true)} />;
  return wasOpened ? (
    <Suspense fallback={button}>
      <MenuPanel />
    </Suspense>
  ) : (
    button
  );
};
