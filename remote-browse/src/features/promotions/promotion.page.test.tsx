import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { joinPromotion } from '@shared-kernel/contracts/browse/promotions';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aPromotion, type Promotion, someAnnouncements } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor } from '@testing-library/react';
import { hearServerTime } from 'shared-kernel/host/clock';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './promotion.page.tsx';
import en from './texts.en.json';

const words = en.promotion;
const RUNNING = aPromotion({ id: 'on', startsAt: '2027-01-01T00:00:00+08:00', endsAt: '2027-02-01T00:00:00+08:00' });

const server = serveApi();
const withPromotion = (own: Partial<Promotion> = {}) =>
  answer(getAnnouncements, someAnnouncements({ promotions: [{ ...RUNNING, ...own }] }));
const openAt = async (instant: string, options = {}, search = '?id=on') => {
  const page = await renderBrowse(<Page />, { path: paths.promotion + search, ...options });
  // Before the promotion is there: its stage is not on the page yet.
  hearServerTime(instant);
  return page;
};
const open = (options = {}, search?: string) => openAt('2027-01-10T12:00:00+08:00', options, search);
const member = { session: aSession() };

it('asks for exactly what its document starts', async () => {
  server.use(withPromotion());
  const route = manifest.routes.find(({ page }) => page === 'promotion');
  await expectStartedCalls(server, route, () => open());
});

it('says what is promised, who may join, and the terms', async () => {
  server.use(withPromotion());
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: RUNNING.title })).toBeVisible();
  expect(await screen.findByText('Play any slot. Your rebate is there by noon.')).toBeVisible();
  expect(screen.getByRole('heading', { name: words.audience })).toBeVisible();
  expect(await screen.findByText('Members of 21 years and older.')).toBeVisible();
  expect(screen.getByRole('heading', { name: words.terms })).toBeVisible();
  expect(document.title).toContain(RUNNING.title);
});

describe('taking part', () => {
  it('a guest logs in first, and comes back to this promotion', async () => {
    server.use(withPromotion());
    await open();
    expect(await screen.findByRole('link', { name: words.loginToJoin })).toHaveAttribute(
      'href',
      '/m/login?back=%2Fm%2FactivityInfo%3Fid%3Don',
    );
  });

  it('a member joins by one press, once, and is told where the rewards are', async () => {
    const sent: unknown[] = [];
    let isJoined = false;
    server.use(
      answerBy(getAnnouncements, () => someAnnouncements({ promotions: [{ ...RUNNING, isJoined }] })),
      answerBy(joinPromotion, (input) => {
        sent.push(input);
        isJoined = true;
        return {};
      }),
    );
    const { user } = await open(member);
    await user.dblClick(await screen.findByRole('button', { name: words.join }));
    expect(await screen.findByText(words.taken)).toBeVisible();
    expect(sent).toEqual([{ id: 'on' }]);
    expect(screen.getByRole('link', { name: words.rewards })).toHaveAttribute('href', paths.rewards);
    expect(screen.queryByRole('button', { name: words.join })).not.toBeInTheDocument();
  });

  it.each([
    ['promotion.ended', words.refused.ended],
    ['promotion.byDeposit', words.refused.byDeposit],
    ['trial.rejected', words.refused.trial],
    ['member.excluded', words.refused.excluded],
    ['not.found', words.refused.ended],
  ] as const)('a refusal (%s) is said in place', async (code, said) => {
    server.use(withPromotion(), refuse(joinPromotion, code));
    const { user } = await open(member);
    await user.click(await screen.findByRole('button', { name: words.join }));
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });

  it('any other failure is said with its code, and can be tried again', async () => {
    server.use(withPromotion(), refuse(joinPromotion, 'unknown'));
    const { user } = await open(member);
    await user.click(await screen.findByRole('button', { name: words.join }));
    expect(await screen.findByRole('alert')).toHaveTextContent('SRV-500');
    server.use(withPromotion({ isJoined: true }), answer(joinPromotion, {}));
    await user.click(screen.getByRole('button', { name: words.join }));
    expect(await screen.findByText(words.taken)).toBeVisible();
  });

  it.each([['deposit' as const], [undefined]])('by a deposit (%p) leads to the deposit page', async (action) => {
    server.use(withPromotion({ action }));
    await open(member);
    expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit);
  });

  it('is not offered before it begins', async () => {
    server.use(withPromotion());
    await openAt('2026-12-31T12:00:00+08:00', member);
    expect(await screen.findByText(words.opens.replace('{{when}}', '01/01 00:00'))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.join })).not.toBeInTheDocument();
  });

  it('ends while the page is read', async () => {
    server.use(withPromotion());
    await openAt('2027-01-31T23:59:50+08:00', member);
    expect(await screen.findByRole('button', { name: words.join })).toBeVisible();
    hearServerTime('2027-02-01T00:00:00+08:00');
    expect(await screen.findByText(words.over)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.join })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.others })).toHaveAttribute('href', paths.promotions);
  });
});

it.each(['?id=another', '?id=', ''])('%p is no promotion: it says so and leads to the others', async (search) => {
  server.use(withPromotion());
  await open({}, search);
  expect(await screen.findByRole('heading', { name: words.gone })).toBeVisible();
  expect(screen.getByRole('link', { name: words.others })).toHaveAttribute('href', paths.promotions);
});

it('one without an id is at no address', async () => {
  server.use(withPromotion({ id: '' }));
  await open({}, '?id=');
  expect(await screen.findByRole('heading', { name: words.gone })).toBeVisible();
});

it('offers another try when it does not come', async () => {
  server.use(refuse(getAnnouncements, 'unknown'));
  const { user } = await open();
  await screen.findByText(words.oneFailed);
  server.use(withPromotion());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: RUNNING.title })).toBeVisible());
});
