import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { getLanguage } from 'shared-kernel/i18n';
import type { Said } from './channel.ts';
import type { PartnerFault } from './partner.ts';
import { createGate } from './partner-gate.tsx';
import en from './partner-texts/texts.en.json';
import ty from './partner-texts/texts.ty.json';

const AGENT = '/m/agent?language=EN';
const BRAND = 'Tala';

interface Start {
  readonly isSignedIn?: boolean;
  readonly fault?: PartnerFault | null;
  readonly remote?: string;
  readonly language?: 'EN' | 'TY';
}

/** The gate between an affiliate's page, which this test plays, and a page of the agent area. */
const open = async ({ isSignedIn = true, fault = null, remote = 'agent', language = 'EN' }: Start = {}) => {
  const sent: { readonly kind: string }[] = [];
  const opened: string[] = [];
  const outcomes: (PartnerFault | null)[] = ['refused'];
  const listeners = new Set<(said: Said) => void>();
  const Gate = createGate(
    {
      signIn: async () => outcomes.shift() ?? null,
      fault: () => fault,
      openOutside: (to) => void opened.push(to),
      takes: () => false,
      frameOf: (own) => own,
    },
    {
      origin: 'https://agents.example',
      send: (message) => void sent.push(message),
      hear: (listen) => {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
      answerTo: async () => undefined,
    },
  );
  const page = await renderPage(<Gate remote={remote}>Figures of today</Gate>, {
    path: AGENT,
    language,
    session: isSignedIn ? aSession() : null,
    brand: { name: BRAND },
  });
  const say = (said: Said) =>
    act(async () => {
      for (const listen of listeners) listen(said);
    });
  return { ...page, sent, opened, say };
};

const OBSERVER = globalThis.ResizeObserver;
let resized: () => void = () => undefined;
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      resized = () => told([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = OBSERVER;
  document.getElementById('root')?.remove();
});

it('shows an agent the page, and tells the page around where it is, without the language', async () => {
  const { sent } = await open();
  expect(screen.getByText('Figures of today')).toBeVisible();
  expect(sent).toEqual(expect.arrayContaining([{ kind: 'ready' }, { kind: 'path', path: '/m/agent' }]));
});

it('tells the page around how high the page is', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.getBoundingClientRect = () => ({ height: 812.4 }) as DOMRect;
  document.body.append(root);
  const { sent } = await open();
  resized();
  expect(sent).toContainEqual({ kind: 'height', height: 813 });
});

it.each([
  [null, 'ended'],
  ['noCode', 'noCode'],
  ['refused', 'refused'],
  ['password', 'password'],
  ['failed', 'failed'],
] as const)('says why nobody is signed in: %s', async (fault, key) => {
  const { sent, container } = await open({ isSignedIn: false, fault });
  // The drawing comes with code of its own.
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  expect(screen.getByText(en.signedOut[key].replace('{{brand}}', BRAND))).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Figures of today')).not.toBeInTheDocument();
  expect(sent).toContainEqual({ kind: 'signed-out' });
});

it('tries again, and says what came of it; the site is another way', async () => {
  const { user, opened } = await open({ isSignedIn: false, fault: 'failed', language: 'TY' });
  await user.click(screen.getByRole('button', { name: ty.signedOut.again }));
  expect(await screen.findByText(ty.signedOut.refused.replace('{{brand}}', BRAND))).toBeVisible();
  await user.click(screen.getByRole('button', { name: ty.openSite.replace('{{brand}}', BRAND) }));
  expect(opened).toEqual(['/m/home']);
});

it('has no page of another remote: it opens outside, and a way leads back', async () => {
  const { user, opened, address } = await open({ remote: 'member' });
  await user.click(screen.getByRole('button', { name: en.openSite.replace('{{brand}}', BRAND) }));
  expect(opened).toEqual([AGENT]);
  await user.click(screen.getByRole('button', { name: en.elsewhere.back }));
  expect(address()).toBe('/m/agent');
});

it('follows the page around: its language, and addresses of the site alone', async () => {
  const { say, address } = await open();
  await say({ kind: 'language', language: 'TY' });
  expect(getLanguage()).toBe('TY');
  await say({ kind: 'go', path: 'https://evil.example/m/agent' });
  await say({ kind: 'go', path: 7 });
  expect(address()).toBe(AGENT);
  await say({ kind: 'go', path: '/m/member/team' });
  expect(address()).toBe('/m/member/team');
});
