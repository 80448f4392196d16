import { addNamespace, loadNamespace } from 'shared-kernel/host/i18n';
import { getLanguage } from 'shared-kernel/i18n';
import type { RemoteModule } from 'shared-kernel/remote';

const nameOf = (namespace: string, part: string): string => `${namespace}/${part}`;

/**
 * Makes known where a remote's texts come from: each page's and slot's own, or those of the whole remote. `only`: for one
 * part, which comes from another release than the rest.
 */
export const addTexts = (namespace: string, { locales, texts = {} }: RemoteModule, only?: string): void => {
  if (locales !== undefined) addNamespace(namespace, locales);
  for (const [part, loaders] of Object.entries(texts))
    if (only === undefined || only === part) addNamespace(nameOf(namespace, part), loaders);
};

/** The texts of one page or slot in the present language, once `addTexts` has been called for its remote. */
export const loadTexts = async ({ locales, texts }: RemoteModule, namespace: string, part: string): Promise<void> => {
  if (locales !== undefined) await loadNamespace(namespace, getLanguage());
  if (texts?.[part] !== undefined) await loadNamespace(nameOf(namespace, part), getLanguage());
};
