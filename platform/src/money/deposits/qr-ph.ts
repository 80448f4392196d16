const CRC_SEED = 0xffff;
const CRC_POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE, as EMVCo asks of the last field (QR Code Specification for Payment Systems, 4.7.3). */
const crc16 = (text: string): string => {
  let crc = CRC_SEED;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ CRC_POLYNOMIAL) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Tags of the payload: EMVCo's, and those that QR Ph gives a payment to a merchant. */
const DYNAMIC = '12';
const TO_MERCHANT = { tag: '28', domain: 'ph.ppmi.p2m' } as const;
const BETTING = '7995';
const PESO = '608';

interface QrAsk {
  readonly payee: { readonly accountName: string; readonly accountNumber: string };
  /** Major units with two decimals. */
  readonly amount: string;
  readonly reference: string;
}

/** The text of a QR Ph code that pays one order: whoever scans it types neither amount nor reference. */
export const qrPhPayload = ({ payee, amount, reference }: QrAsk): string => {
  const account = payee.accountNumber.replaceAll(' ', '');
  const merchant = field('00', TO_MERCHANT.domain) + field('01', 'TALAPHM1XXX') + field('03', account);
  const body = [
    field('00', '01'),
    field('01', DYNAMIC),
    field(TO_MERCHANT.tag, merchant),
    field('52', BETTING),
    field('53', PESO),
    field('54', amount),
    field('58', 'PH'),
    field('59', payee.accountName),
    field('60', 'MANILA'),
    field('62', field('05', reference)),
    '6304',
  ].join('');
  return body + crc16(body);
};
