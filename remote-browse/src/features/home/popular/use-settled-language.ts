import { useEffect, useState } from 'react';
import type { Language } from 'shared-kernel/contracts/values';
import { useLanguage } from 'shared-kernel/i18n';

/** Vendor data and hot games reload this long after the last change of language (browsing §4, §9). */
export const LANGUAGE_RELOAD_MS = 200;

/** The language that the popular games are asked for in. */
export const useSettledLanguage = (): Language => {
  const language = useLanguage();
  const [settled, setSettled] = useState(language);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(language), LANGUAGE_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [language]);
  return settled;
};
