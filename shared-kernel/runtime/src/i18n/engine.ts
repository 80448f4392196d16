import type { Language } from '@shared-kernel/contracts/system/values';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createStore } from 'shared-kernel/store';
import { LANGUAGE_TAG, languageOfTag } from './languages.ts';

/** The site's one translation engine; the host is its only provider. */
export const engine: i18n = createInstance();

/** Follows the engine, so that what React reads changes together with the texts. */
export const languageStore = createStore<{ readonly language: Language }>(() => ({ language: 'EN' }));

/** Starts the engine without any text. Starting it again does nothing. */
export const startEngine = async (language: Language): Promise<void> => {
  if (engine.isInitialized) return;
  engine.on('languageChanged', (tag) => languageStore.setState({ language: languageOfTag(tag) }));
  await engine.use(initReactI18next).init({
    lng: LANGUAGE_TAG[language],
    fallbackLng: LANGUAGE_TAG.EN,
    load: 'currentOnly',
    resources: {},
    ns: [],
    defaultNS: 'frame',
    keySeparator: '.',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
};
