/** The site's two tags are whole, and its texts fall back from one to the other: nothing to take apart, clean or guess. */
const LANGUAGES = `class LanguageUtil {
  constructor(options) {
    this.options = options;
  }
  isSupportedCode() {
    return true;
  }
  getBestMatchFromCodes([code]) {
    return code;
  }
  getFallbackCodes(codes) {
    return codes;
  }
  toResolveHierarchy(code) {
    return [...new Set([code, ...this.options.fallbackLng])].filter(Boolean);
  }
}`;

/**
 * What the translation engine carries for others: backends, detectors, clones, formats, texts in texts, whole objects and
 * contexts, keys by selector, reports of missing keys, directions of writing. The kernel hands it its texts, asks for one
 * string at a time, and formats values itself (shared-kernel/src/i18n, format). Each part by the words that it begins with in
 * the engine's source, and what stands in for it; `texts-diet.test.ts` asks both engines for all the site's texts.
 */
export const ENGINE_PARTS: Readonly<Record<string, string>> = {
  'class LanguageUtil': LANGUAGES,
  'class Connector': 'class Connector extends EventEmitter {\n  state = {};\n}',
  'class Formatter': 'const Formatter = undefined;',
  'function createProxy': '',
  'function keysFromSelector': 'function keysFromSelector() {}',
  'nest(str': 'nest(text) {\n  return text;\n}',
  'reloadResources(': 'reloadResources() {}',
  'getUsedParamsDetails(': 'getUsedParamsDetails() {}',
  'hydrate(': '',
  'loadLanguages(': '',
  'loadNamespaces(': '',
  'dir(lng)': '',
  'cloneInstance(': '',
  'removeResourceBundle(': '',
  'getPluralFormsOfKey(': '',
  'getSuffixes(': '',
  'needsPlural(': '',
  'exists(key': '',
  "if (lng?.toLowerCase() === 'cimode')": '',
  'if (objectNotReturned && this.options.returnedObjectHandler)': '',
  'if (keySeparator) {\n        const resTypeIsArray': '',
  'if (keySeparator) {\n          const fk': '',
  "if (this.options.saveMissingTo === 'fallback'": '',
  'const send = ': '',
  'if (!this.checkedLoadedFor[': '',
  'if (!this.escapeValue && typeof str': '',
  'const handleFormat = ':
    'const handleFormat = key => deepFindWithDefaults(data, defaultData, key, this.options.keySeparator);',
  'if (this.options.saveMissing) {': '',
  'if (needsContextHandling) {\n              const contextKey': '',
  'if (needsContextHandling) {\n                  finalKeys.unshift': '',
  'if (this.modules.languageDetector)': '',
  'if (this.modules.i18nFormat)': '',
  'if (skipOnVariables) {\n        const nb': '',
  'if (skipOnVariables) {\n        const na': '',
  'if (!this.options.resources || this.options.partialBundledLanguages)': 'usedCallback(null);',
};
