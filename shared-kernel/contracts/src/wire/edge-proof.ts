/**
 * The header by which the document server proves to the platform that a call comes from it (`EDGE_SECRET` of both). Only
 * then are the words about the caller believed that travel with it: address, host, protocol, request id.
 */
export const EDGE_PROOF = 'X-Edge-Proof';
