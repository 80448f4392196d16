/** This machine's own names, so that every brand opens without a name server. */
export const LOCAL_HOSTS: readonly string[] = ['localhost', '*.localhost', '127.0.0.1', '[::1]'];

/** Whether a host name is one of the site's: names as they are, or `*.` and the end of a name. */
export const createHostCheck = (hosts: readonly string[]): ((hostname: string) => boolean) => {
  const names = new Set(hosts);
  const ends = hosts.filter((host) => host.startsWith('*.')).map((host) => host.slice(1));
  return (hostname) => {
    const name = hostname.toLowerCase();
    return names.has(name) || ends.some((end) => name.endsWith(end) && name.length > end.length);
  };
};
