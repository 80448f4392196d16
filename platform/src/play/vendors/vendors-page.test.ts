import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ERROR_STATUS } from '@shared-kernel/contracts/wire/envelope';
import { requestText, signedHeaders } from '../../http/keys/signed-message.ts';
import { SIGNATURE_ERRORS, WALLET_CALLS } from './wallet-protocol.ts';

const PAGE = readFileSync(new URL('../../../../docs/vendors.md', import.meta.url), 'utf8');
const rows = [...PAGE.matchAll(/^\| (`.+?) \| (.*?) \|(.*?)\|$/gm)].map(([, ...cells]) => cells);
const wordsIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, word = '']) => word);

test('the example of a signature is one, by the platform’s code and by hand', () => {
  const [, key = ''] = /With the key `([^`]+)`/.exec(PAGE) ?? [];
  const example = /POST (\S+)\nwebhook-id: (\S+)\nwebhook-timestamp: (\d+)\nwebhook-signature: (\S+)\n\n(.+)\n/;
  const [, path = '', id = '', time = '', signature = '', body = ''] = example.exec(PAGE) ?? [];
  const signed = signedHeaders(key, requestText('POST', path, body), new Date(Number(time) * 1000), id);
  assert.equal(signed['webhook-signature'], signature);
  const text = `${id}.${time}.POST ${path}\n${body}`;
  const byHand = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64');
  assert.equal(`v1,${byHand}`, signature);
});

test('each call has a row with its fields, and no other', () => {
  for (const [name, { input, value }] of Object.entries(WALLET_CALLS)) {
    const row = rows.find(([first]) => first === `\`${name}\``);
    assert.deepEqual(wordsIn(row?.[1]).toSorted(), Object.keys(input.shape).toSorted(), name);
    assert.deepEqual(wordsIn(row?.[2]).toSorted(), Object.keys(value.shape).toSorted(), name);
  }
});

test('each code has a row with its status', () => {
  const statuses: Readonly<Record<string, number>> = {
    ...ERROR_STATUS,
    ...SIGNATURE_ERRORS,
    ...Object.assign({}, ...Object.values(WALLET_CALLS).map(({ errors }) => errors)),
  };
  const told = rows.filter(([, status = '']) => /^\d{3}$/.test(status));
  for (const [codes, status] of told)
    for (const code of wordsIn(codes)) assert.equal(statuses[code], Number(status), code);
  const known = new Set(told.flatMap(([codes]) => wordsIn(codes)));
  for (const { errors } of [{ errors: SIGNATURE_ERRORS }, ...Object.values(WALLET_CALLS)])
    for (const code of Object.keys(errors)) assert.ok(known.has(code), code);
});
