/** Languages and where texts come from. Pages read them; only the host starts, fills and switches them. */

export { engine } from './engine.ts';
export * from './i18n.ts';
export { type I18nOptions, initI18n, setLanguage } from './language.ts';
export { addNamespace, loadNamespace, type NamespaceLoaders } from './namespaces.ts';
