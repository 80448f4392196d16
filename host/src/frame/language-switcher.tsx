import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Flag } from 'shared-kernel/icons';
import { IconButton } from 'shared-kernel/ui/icon-button';

const LanguagePanel = lazy(() => import('./language-panel.tsx').then((module) => ({ default: module.LanguagePanel })));

/** The flag of the language in force; the list comes with the first press. */
export const LanguageSwitcher = () => {
  const { t, language } = useTranslation('frame');
  const [wasOpened, setOpened] = useState(false);
  const button = (
    <IconButton label={t('language.label', { name: t(`language.${language}`) })} onClick={() => setOpened(true)}>
      <Flag language={language} />
    </IconButton>
  );
  return wasOpened ? (
    <Suspense fallback={button}>
      <LanguagePanel />
    </Suspense>
  ) : (
    button
  );
};
