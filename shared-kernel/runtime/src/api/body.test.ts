/** @jest-environment node */

import { array, file, object, optional, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { bodyOf } from './body.ts';

const upload = defineEndpoint({
  summary: 'For this test',
  method: 'POST',
  path: '/wps/test/upload',
  access: 'session',
  body: 'multipart',
  input: object({ note: string(), pictures: array(file()), from: optional(string()) }),
  value: object({}),
});

test('files of a list travel each under its field, whole and with their names', () => {
  const pictures = [new File(['x'], 'a.png'), new File(['yy'], 'b.png')];
  const body = bodyOf(upload, { note: 'two', pictures, from: undefined });
  if (!(body?.content instanceof FormData)) throw new Error('no form');
  expect([...body.content.keys()]).toEqual(['note', 'pictures', 'pictures']);
  expect(body.content.getAll('pictures')).toEqual(pictures);
  expect(body.type).toBeUndefined();
});

test('a GET has no body', () => {
  expect(bodyOf({ ...upload, method: 'GET' }, {})).toBeUndefined();
});
