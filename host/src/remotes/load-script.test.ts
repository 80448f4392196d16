import { fireEvent } from '@testing-library/react';
import { loadScript } from './load-script.ts';

const URL = 'http://browse.test/entry.js';
const request = { url: URL, integrity: 'sha384-x', timeoutMs: 5000 };

const tags = (): HTMLScriptElement[] => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${URL}"]`)];
const onlyTag = (): HTMLScriptElement => {
  const [tag, ...others] = tags();
  if (tag === undefined || others.length > 0) throw new Error(`expected one tag, found ${tags().length}`);
  return tag;
};

afterEach(() => {
  for (const tag of tags()) tag.remove();
  jest.useRealTimers();
});

describe('loadScript', () => {
  it('asks with integrity and without credentials', async () => {
    const loaded = loadScript(request);
    expect(onlyTag().integrity).toBe('sha384-x');
    expect(onlyTag().crossOrigin).toBe('anonymous');
    fireEvent.load(onlyTag());
    await expect(loaded).resolves.toBeUndefined();
  });

  it('joins the tag that the document has already', async () => {
    const tag = document.createElement('script');
    tag.src = URL;
    document.head.append(tag);
    const loaded = loadScript(request);
    expect(onlyTag()).toBe(tag);
    fireEvent.load(tag);
    await expect(loaded).resolves.toBeUndefined();
  });

  it('takes a failed tag out, so that the next try is a fresh request', async () => {
    const first = loadScript(request);
    const failed = onlyTag();
    fireEvent.error(failed);
    await expect(first).rejects.toThrow(URL);
    const second = loadScript(request);
    expect(onlyTag()).not.toBe(failed);
    fireEvent.load(onlyTag());
    await expect(second).resolves.toBeUndefined();
  });

  it('gives up after its limit', async () => {
    jest.useFakeTimers();
    const loaded = loadScript(request);
    const rejected = expect(loaded).rejects.toThrow('no answer within 5000 ms');
    jest.advanceTimersByTime(5000);
    await rejected;
    expect(tags()).toHaveLength(0);
  });
});
