import { IconButton } from '@shared-kernel/ui/icon-button';
import { Flag } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { lazyComponent } from 'shared-kernel/lazy';

/** The list of languages, fetched when the page is idle or with the first press. */
export const LazyLanguagePanel = lazyComponent(() =>
  import('./language-panel.tsx').then(({ LanguagePanel }) => LanguagePanel),
);

/** The flag of the language in force, which opens the list. */
export const LanguageSwitcher = () => {
  const { t, language } = useTranslation('frame');
  const [wasOpened, setOpened] = useState(false);
  return (
    <LazyLanguagePanel
      enabled={wasOpened}
      fallback={
        <IconButton label={t('language.label', { name: t(`language.${language}`) })} onClick={() => setOpened(true)}>
          <Flag language={language} />
        </IconButton>
      }
      onLoadError={() => setOpened(false)}
    />
  );
};
