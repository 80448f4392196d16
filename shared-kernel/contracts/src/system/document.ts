/** Element id and global by which the document hands things to the host: apart from the schemas, which no page needs. */
export const DOCUMENT_ELEMENT_ID = 'release-document';
/** The brand's sign: a symbol in the page that every place refers to. */
export const BRAND_MARK_ID = 'brand-mark';
export const START_CALLS_GLOBAL = '__startCalls';

/** Header of `/m/_release` that names the combination of releases, for who asks by `HEAD` whether it is still live. */
export const COMPOSITION_HEADER = 'Composition-Id';

/** Where a browser reports what a visit has cost: `visit-report.ts`. */
export const VISITS_PATH = '/m/_visits';
