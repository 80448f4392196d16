/** Element id and global by which the document hands things to the host: apart from the schemas, which no page needs. */
export const DOCUMENT_ELEMENT_ID = 'release-document';
export const START_CALLS_GLOBAL = '__startCalls';
