/** Pages of the agent area that stand in a frame of an affiliate's page: `/m/_partner/<site>/m/agent`. */
export const PARTNER_PAGES = '/m/_partner';

/** The remote whose pages may stand there. */
export const PARTNER_REMOTE = 'agent';

/** On `<html>`: the origins of pages that may show it, with spaces between. */
export const PARTNER_ORIGINS_DATA = 'partnerOrigins';

/** The prefix of the address of a page in a frame; an empty text elsewhere. The rest is the page's own path. */
export const partnerBase = (pathname: string): string => /^\/m\/_partner\/[^/]+(?=\/)/.exec(pathname)?.[0] ?? '';
