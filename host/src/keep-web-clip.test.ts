import { readDevice } from 'shared-kernel/device';
import { keepWebClip } from './keep-web-clip.ts';

afterEach(() => localStorage.clear());

it('keeps the flag of the address that the profile opens, and of no other', () => {
  keepWebClip('?category=RNG');
  expect(readDevice().hasWebClipFlag).toBe(false);
  keepWebClip('?webclip=1');
  expect(readDevice().hasWebClipFlag).toBe(true);
  keepWebClip('');
  expect(readDevice().hasWebClipFlag).toBe(true);
});
