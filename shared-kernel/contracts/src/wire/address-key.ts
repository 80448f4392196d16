import ipaddr from 'ipaddr.js';

/** What a household or a phone has of IPv6: whoever has one address of it has them all. */
const IPV6_GROUPS = 4;

/** Some proxies write the caller's port too: `203.0.113.9:51234`, `[2001:db8::1]:51234`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/;

const withoutPort = (written: string): string => {
  const [, ipv6, ipv4] = WITH_PORT.exec(written) ?? [];
  return ipv6 ?? ipv4 ?? written;
};

/**
 * A network address as limits of the document server and the platform count it: IPv4 whole, also where it is written as
 * IPv6; IPv6 by its first 64 bits; a port behind it does not count. Undefined for what is no address.
 */
export const addressKey = (written: string): string | undefined => {
  const bare = withoutPort(written);
  if (!ipaddr.isValid(bare)) return undefined;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, IPV6_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};
