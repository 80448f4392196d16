import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { Icon } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Check, Flag } from '@shared-kernel/ui/icons';
import { Popover } from '@shared-kernel/ui/popover';
import { useState } from 'react';
import { useFrame } from 'shared-kernel/frame';
import { LANGUAGE_TAG, useTranslation } from 'shared-kernel/i18n';
import styles from './panel.module.css';

/** English and Filipino, each in its own name. */
export const LanguagePanel = () => {
  const { t, language } = useTranslation('frame');
  const { askLanguage } = useFrame();
  const [isOpen, setOpen] = useState(true);
  const choose = (next: Language) => {
    setOpen(false);
    askLanguage(next);
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      label={t('language.title')}
      trigger={
        <IconButton label={t('language.label', { name: t(`language.${language}`) })}>
          <Flag language={language} />
        </IconButton>
      }
    >
      <ul className={styles.list}>
        {LANGUAGES.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.item}
              lang={LANGUAGE_TAG[each]}
              aria-pressed={each === language}
              onClick={() => choose(each)}
            >
              <Flag language={each} />
              <span className={styles.text}>{t(`language.${each}`)}</span>
              {each === language && <Icon of={Check} />}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
};
