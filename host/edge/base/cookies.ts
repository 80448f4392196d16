/** One cookie of a request, as sent. */
export const readCookie = (headers: Headers, name: string): string | null => {
  for (const pair of (headers.get('Cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return null;
};
