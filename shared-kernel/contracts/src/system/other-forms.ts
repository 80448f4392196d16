import { MERCHANT_OFFSET } from './calendar.ts';

/** Amounts of this size and more have no cents as numbers: they are left to the contract to refuse. */
const MOST = 1e13;

const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;

/** An amount that comes as a number or with other than two decimals, as a text with two. */
export const amountOf = (value: unknown): unknown => {
  const isPlain = typeof value === 'number' || (typeof value === 'string' && PLAIN_NUMBER.test(value));
  const amount = isPlain ? Number(value) : MOST;
  // A sum that is nothing has no sign.
  return Math.abs(amount) < MOST ? amount.toFixed(2).replace(/^-(0\.00)$/, '$1') : value;
};

/** A time without an offset is the merchant's (GMT+8), a day its first instant; a number counts milliseconds since 1970. */
export const instantOf = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.abs(value) < MOST ? new Date(value).toISOString() : value;
  const [, day, time = '00:00'] = LOCAL_TIME.exec(String(value)) ?? [];
  return day === undefined ? value : `${day}T${time}${MERCHANT_OFFSET}`;
};

/** A list that comes bare, where the contract has it under a name. */
export const listOf = (value: unknown): unknown => (Array.isArray(value) ? { list: value } : value);

/** Rules of fields that come bare, where the contract has them under a name. */
export const fieldsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !('fields' in value) ? { fields: value } : value;
