/** @jest-environment node */

import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useLocation } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { aSession } from './member-builders.ts';
import { type NodeVisit, renderInNode } from './render-in-node.tsx';

const GUEST: NodeVisit = { path: '/m/home', session: null, language: 'EN', texts: {} };

it('renders what the host has filled: address, session, language and words', async () => {
  const Page = () => {
    const tCommon = useCommonTexts();
    return <p>{[useLocation().pathname, useSession()?.userName, useLanguage(), tCommon('retry')].join(' ')}</p>;
  };
  const visit = { ...GUEST, session: aSession({ userName: 'maria' }), language: 'TY' } as const;
  expect((await renderInNode(Page, visit)).pending).toBe('<p>/m/home maria TY Subukan ulit</p>');
  expect((await renderInNode(Page, GUEST)).pending).toBe('<p>/m/home  EN Try again</p>');
});

it('renders without any answer first, then with those that are asked for', async () => {
  const Page = () => <p>{useApi(getBalance, {}).data?.sumBalance ?? 'waiting'}</p>;
  const rendering = await renderInNode(Page, { ...GUEST, session: aSession() });
  expect(rendering).toEqual({
    pending: '<p>waiting</p>',
    answered: '<p>12480.50</p>',
    calls: [getBalance.path],
    waitsFor: [],
  });
});

it('knows a page that has a guest wait for an answer that only a member gets', async () => {
  const Page = () => {
    const balance = useApi(getBalance, {});
    return (
      <Loaded query={balance} fallback={<Skeleton />}>
        {({ sumBalance }) => <p>{sumBalance}</p>}
      </Loaded>
    );
  };
  expect((await renderInNode(Page, GUEST)).waitsFor).toEqual([getBalance.path]);
  expect((await renderInNode(Page, { ...GUEST, session: aSession() })).waitsFor).toEqual([]);
  const Quiet = () => <p>{useApi(getBalance, {}).data?.sumBalance ?? 'a guest'}</p>;
  expect((await renderInNode(Quiet, GUEST)).waitsFor).toEqual([]);
});

it('waits for lazy parts', async () => {
  const Late = lazy(async () => ({ default: () => <p>here</p> }));
  const Page = () => (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  );
  expect((await renderInNode(Page, GUEST)).pending).toContain('<p>here</p>');
});

it('throws at a global of the DOM, also where a boundary would catch it', async () => {
  const Wide = () => <p>{window.innerWidth}</p>;
  const Page = () => (
    <Suspense fallback="waiting">
      <Wide />
    </Suspense>
  );
  await expect(renderInNode(Page, GUEST)).rejects.toThrow('window is not defined');
});

it('throws at a call that has no sample', async () => {
  const input = { startDate: '2025-11-21', endDate: '2025-11-21', pageNo: 1, pageSize: 20, language: 'EN' } as const;
  const Page = () => <p>{useApi(getTeamBets, input).status}</p>;
  await expect(renderInNode(Page, GUEST)).rejects.toThrow(`${getTeamBets.path} has no answer`);
});
