import ipaddr from 'ipaddr.js';

/** Of four numbers in the older family, of eight in the newer. */
const PARTS_KEPT = 3;
const HEX = 16;

/**
 * The network that an address is of, enough to tell a stranger's from one's own and not enough to find a house:
 * `203.0.113.*`, `2001:db8:1:*`. Null for what is no address.
 */
export const networkOf = (address: string | undefined): string | null => {
  if (address === undefined) return null;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? `${parsed.octets.slice(0, PARTS_KEPT).join('.')}.*`
    : `${parsed.parts
        .slice(0, PARTS_KEPT)
        .map((part) => part.toString(HEX))
        .join(':')}:*`;
};
