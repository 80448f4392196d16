import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { act, fireEvent, screen } from '@testing-library/react';
import { imageSources, judgeHost, trustHosts } from './image-sources.ts';
import { Picture } from './picture.tsx';

const server = serveApi();
beforeEach(trustHosts);
const CDNS = ['https://a.test', 'https://b.test/', 'https://c.test'];
const TILE = { alt: 'Golden Reef', width: 120, height: 160 };

it.each([
  [0, 'https://a.test/icons/reef.png'],
  [0.5, 'https://b.test/icons/reef.png'],
  [0.99, 'https://c.test/icons/reef.png'],
])('a visit that has drawn %s begins with %s and knows all the others', (pick, first) => {
  const sources = imageSources('icons/reef.png', CDNS, pick);
  expect(sources[0]).toBe(first);
  expect(new Set(sources)).toEqual(
    new Set(['a', 'b', 'c'].map((host) => `https://${host}.test/icons/reef.png`).concat('/icons/reef.png')),
  );
});

it.each(['/api/art/reef.svg', 'https://other.test/reef.png', 'data:image/png;base64,AA'])(
  '%s is on no CDN',
  (address) => {
    expect(imageSources(address, CDNS)).toEqual([address]);
  },
);

it('asks the next host for what one does not have, and shows a sign with the name when none has it', async () => {
  server.use(answer(getConsolidatedSettings, someSettings({ imageCDNs: CDNS })));
  await renderPage(<Picture src="icons/reef.png" {...TILE} />);
  const tried: string[] = [];
  for (let host = 0; host < CDNS.length + 1; host += 1) {
    const picture = await screen.findByRole('img', { name: 'Golden Reef' });
    tried.push(picture.getAttribute('src') ?? '');
    fireEvent.error(picture);
  }
  expect([...tried].sort()).toEqual([...imageSources('icons/reef.png', CDNS)].sort());
  const sign = screen.getByRole('img', { name: 'Golden Reef' });
  expect(sign.tagName).toBe('SPAN');
});

it('begins with another host once one has failed twice, until it serves again or the line is back', () => {
  const first = () => imageSources('icons/reef.png', CDNS, 0)[0];
  judgeHost('https://a.test/icons/one.png', false);
  expect(first()).toBe('https://a.test/icons/reef.png');
  judgeHost('https://a.test/icons/two.png', false);
  expect(first()).toBe('https://b.test/icons/reef.png');
  expect(imageSources('icons/reef.png', CDNS, 0)).toContain('https://a.test/icons/reef.png');
  judgeHost('https://a.test/icons/three.png', true);
  expect(first()).toBe('https://a.test/icons/reef.png');
  judgeHost('https://a.test/icons/one.png', false);
  judgeHost('https://a.test/icons/two.png', false);
  trustHosts();
  expect(first()).toBe('https://a.test/icons/reef.png');
});

it('takes no word of the settings for a host that is none', () => {
  expect(imageSources('icons/reef.png', ['cdn.test', 'javascript:alert(1)', '//cdn.test', ''])).toEqual([
    '/icons/reef.png',
  ]);
});

it('takes the site itself when the list of hosts does not come', async () => {
  server.use(refuse(getConsolidatedSettings, 'unknown'));
  await renderPage(<Picture src="icons/reef.png" {...TILE} />);
  expect(await screen.findByRole('img', { name: 'Golden Reef' })).toHaveAttribute('src', '/icons/reef.png');
});

it('needs no list for a whole address: no call is made', async () => {
  await renderPage(<Picture src="/api/art/reef.svg" {...TILE} />);
  expect(screen.getByRole('img', { name: 'Golden Reef' })).toHaveAttribute('src', '/api/art/reef.svg');
});

it('asks again for what nobody had, in a while and not for ever', async () => {
  await renderPage(<Picture src="/api/art/reef.svg" {...TILE} />);
  const shown = () => screen.getByRole('img', { name: 'Golden Reef' });
  jest.useFakeTimers();
  for (const wait of [4_000, 20_000]) {
    fireEvent.error(shown());
    expect(shown().tagName).toBe('SPAN');
    act(() => jest.advanceTimersByTime(wait));
    expect(shown()).toHaveAttribute('src', '/api/art/reef.svg');
  }
  fireEvent.error(shown());
  act(() => jest.advanceTimersByTime(3_600_000));
  expect(shown().tagName).toBe('SPAN');
  jest.useRealTimers();
});
