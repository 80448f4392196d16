import type { Language } from '@shared-kernel/contracts/system/values';
import type { ReactNode } from 'react';
import styles from './flags.module.css';

const FLAGS: Readonly<Record<Language, ReactNode>> = {
  EN: (
    <>
      <path d="M0 0H24V24H0Z" fill="#1f3b8c" />
      <path d="M0 0L24 24M24 0L0 24" stroke="#fff" strokeWidth="5" />
      <path d="M0 0L24 24M24 0L0 24" stroke="#cf2338" strokeWidth="2" />
      <path d="M12 0V24M0 12H24" stroke="#fff" strokeWidth="8" />
      <path d="M12 0V24M0 12H24" stroke="#cf2338" strokeWidth="4.6" />
    </>
  ),
  TY: (
    <>
      <path d="M0 0H24V12H0Z" fill="#1c46b8" />
      <path d="M0 12H24V24H0Z" fill="#ce2138" />
      <path d="M0 0L15 12L0 24Z" fill="#fff" />
      <circle cx="5" cy="12" r="2.3" fill="#fcc626" />
      <path d="M5 7.6V16.4M.8 12H9.2" stroke="#fcc626" strokeWidth="1.2" />
    </>
  ),
};

/** The round flag of a language. Decorative: the language's name stands beside it or on the button around it. */
export const Flag = ({ language }: { readonly language: Language }) => (
  <svg className={styles.flag} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {FLAGS[language]}
  </svg>
);
