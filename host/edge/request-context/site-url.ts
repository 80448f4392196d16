/** What a browser may ask for by name: letters, digits, a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * The address as the browser has it. A proxy of ours says which host and protocol it was asked for (the last of several counts: that is
 * the one it wrote); nobody else is believed. Null: the host is none.
 */
export const siteUrlOf = ({ url, headers }: Request, isBehindProxy: boolean): URL | null => {
  const site = new URL(url);
  if (!isBehindProxy) return site;
  const host = headers.get('X-Forwarded-Host')?.split(',').at(-1)?.trim();
  if (host !== undefined && !HOST.test(host)) return null;
  const protocol = headers.get('X-Forwarded-Proto') ?? site.protocol.replace(':', '');
  const written = `${protocol === 'https' ? 'https' : 'http'}://${host ?? site.host}${site.pathname}${site.search}`;
  return URL.canParse(written) ? new URL(written) : null;
};
