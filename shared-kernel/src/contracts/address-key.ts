import ipaddr from 'ipaddr.js';

/** What a household or a phone has of IPv6: whoever has one address of it has them all. */
const IPV6_GROUPS = 4;

/**
 * A network address as limits of the document server and the platform count it: IPv4 whole, also where it is written as
 * IPv6; IPv6 by its first 64 bits. Undefined for what is no address.
 */
export const addressKey = (written: string): string | undefined => {
  if (!ipaddr.isValid(written)) return undefined;
  const address = ipaddr.process(written);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, IPV6_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};
