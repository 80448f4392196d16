import { array, object, string } from '@shared-kernel/contracts/schema';
import { forgetStoredMember } from 'shared-kernel/host/storage';
import { stored, storedText } from './storage.ts';

const list = object({ names: array(string()) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** As browsers do where the player blocks storage: the mere look at it throws. */
const blockStorage = () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
};

test('a value comes back as it was written', () => {
  const draft = stored('draft', { owner: 'device', schema: list });
  expect(draft.read()).toBeNull();
  draft.write({ names: ['a', 'b'] });
  expect(stored('draft', { owner: 'device', schema: list }).read()).toEqual({ names: ['a', 'b'] });
  draft.remove();
  expect(draft.read()).toBeNull();
});

test.each(['not json', '{"names":[true]}', 'null', '[]'])(
  'what cannot be read (%s) counts as nothing and is removed',
  (text) => {
    localStorage.setItem('draft', text);
    expect(stored('draft', { owner: 'device', schema: list }).read()).toBeNull();
    expect(localStorage.getItem('draft')).toBeNull();
  },
);

test('a plain text is kept bare, as the specification’s flags are', () => {
  storedText('hideDownloadBar', { owner: 'device' }).write('1');
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
});

test('sign-out takes what is a member’s, under the specification’s names and any other, and leaves the device’s', () => {
  storedText('language', { owner: 'device' }).write('TY');
  storedText('drafts.feedback', { owner: 'member' }).write('half a sentence');
  storedText('memberInfo', { owner: 'member' }).write('{}');
  localStorage.setItem('autoPassword.maria', 'x');
  sessionStorage.setItem('step', '2');
  expect(localStorage.getItem('memberInfo')).toBe('{}');
  forgetStoredMember();
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that blocks storage keeps things as long as the page', () => {
  blockStorage();
  const draft = stored('draft', { owner: 'member', schema: list });
  expect(draft.read()).toBeNull();
  expect(draft.write({ names: ['a'] })).toBe(true);
  expect(draft.read()).toEqual({ names: ['a'] });
  forgetStoredMember();
  expect(draft.read()).toBeNull();
});

test('a full storage refuses without throwing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storedText('big', { owner: 'device' }).write('x')).toBe(false);
});

test('a web view that hands out no storage at all is as one that blocks it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  const draft = storedText('draft', { owner: 'device' });
  draft.write('x');
  expect(draft.read()).toBe('x');
  draft.remove();
});
