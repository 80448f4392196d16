import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrPhPayload } from './qr-ph.ts';

const fieldsOf = (text: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
};

test('a scanner reads payee, amount and reference, and a checksum over all of them', () => {
  const payload = qrPhPayload({
    payee: { accountName: 'TALA SERVICES INC', accountNumber: '0917 555 0188' },
    amount: '500.00',
    reference: 'DP260714-0123456789',
  });
  const fields = fieldsOf(payload);
  assert.equal([...fields.keys()].at(0), '00');
  assert.equal([...fields.keys()].at(-1), '63');
  assert.equal(fields.get('54'), '500.00');
  assert.equal(fields.get('59'), 'TALA SERVICES INC');
  assert.equal(fieldsOf(fields.get('28') ?? '').get('03'), '09175550188');
  assert.equal(fieldsOf(fields.get('62') ?? '').get('05'), 'DP260714-0123456789');
  assert.equal(payload.slice(-4), 'E3DA');
});
