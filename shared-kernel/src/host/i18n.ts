/** Languages and where texts come from. Pages read them; only the host starts, fills and switches them. */

export { engine } from '../i18n/engine.ts';
export * from '../i18n/i18n.ts';
export { type I18nOptions, initI18n, setLanguage } from '../i18n/language.ts';
export { addNamespace, loadNamespace, type NamespaceLoaders } from '../i18n/namespaces.ts';
