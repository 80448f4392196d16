import type { Language } from '@shared-kernel/contracts/system/values';
import { Flag } from '@shared-kernel/ui/icons';
import { LANGUAGE_TAG } from 'shared-kernel/i18n';
import styles from './language-name.module.css';

const NAMES = { EN: 'English', TY: 'Filipino' } as const;

/** A language with its flag, in its own words: who cannot read the present one finds it. */
export const LanguageName = ({ language }: { readonly language: Language }) => (
  <span className={styles.name} lang={LANGUAGE_TAG[language]}>
    <Flag language={language} />
    {NAMES[language]}
  </span>
);
