import { paths } from '@shared-kernel/contracts/system/paths';
import { aSession } from '@shared-kernel/testing/member-builders';
import { ALL_ROUTES } from '@shared-kernel/testing/render-page';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { isTrialStart } from 'shared-kernel/router';
import type { Popup } from '../../../shared/announcements/announcements.ts';
import { renderBrowse } from '../../../testing/render-browse.tsx';
import { AnnouncementPopups, usePopups } from './announcement-popups.tsx';

const FOR_MEMBER: Popup = { title: 'For members', content: '<p>Rebate</p>', execution: 'A' };
const FOR_GUEST: Popup = {
  title: 'For guests',
  content:
    '<p>Hi <img src=x onerror="document.title = 1"><a href="/m/activityInfo?id=3">the season</a> <a href="/m/trail">a try</a></p>',
  promotionType: 'REFERRAL',
  execution: 'B',
};
const SECOND: Popup = { title: 'Second page', content: 'More', execution: 'B' };
const TWO = [FOR_GUEST, SECOND, FOR_MEMBER];
const ONE = [FOR_GUEST, FOR_MEMBER];

afterEach(() => localStorage.clear());

const Probe = () => <output aria-label="shown">{String(usePopups(TWO).isOpen)}</output>;

it('waits 500 ms before it shows', async () => {
  jest.useFakeTimers();
  await renderBrowse(<Probe />);
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('false');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('true');
  jest.useRealTimers();
});

it('counts from the page, whose code for it came later', async () => {
  jest.useFakeTimers();
  const Late = () => <output aria-label="shown">{String(usePopups(TWO, performance.now() - 400).isOpen)}</output>;
  await renderBrowse(<Late />);
  act(() => jest.advanceTimersByTime(101));
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('true');
  jest.useRealTimers();
});

it('waits until no other overlay is open', async () => {
  const menu = document.createElement('div');
  menu.setAttribute('role', 'dialog');
  document.body.append(menu);
  jest.useFakeTimers();
  await renderBrowse(<Probe />);
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('false');
  menu.remove();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('true');
  jest.useRealTimers();
});

it('waits while a finger is down, and for a moment after it or after the page has moved', async () => {
  jest.useFakeTimers();
  await renderBrowse(<Probe />);
  const shown = () => screen.getByRole('status', { name: 'shown' });
  fireEvent.pointerDown(document.body);
  act(() => jest.advanceTimersByTime(3000));
  expect(shown()).toHaveTextContent('false');
  fireEvent.pointerUp(document.body);
  act(() => jest.advanceTimersByTime(400));
  fireEvent.scroll(document);
  act(() => jest.advanceTimersByTime(499));
  expect(shown()).toHaveTextContent('false');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toHaveTextContent('true');
  jest.useRealTimers();
});

it('pages through a guest’s pop-ups, disabled at the ends', async () => {
  const { user } = await renderBrowse(<AnnouncementPopups mountedAt={0} all={TWO} />);
  expect(await screen.findByRole('heading', { name: 'For guests' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Second page' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText('For members')).not.toBeInTheDocument();
});

it('has no paging with one page', async () => {
  await renderBrowse(<AnnouncementPopups mountedAt={0} all={ONE} />, { session: aSession() });
  expect(await screen.findByRole('heading', { name: 'For members' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

it('stays closed once closed, until the set changes', async () => {
  const { user, unmount } = await renderBrowse(<AnnouncementPopups mountedAt={0} all={ONE} />);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '{}')).toMatchObject({ show: false });
  unmount();
  await renderBrowse(<AnnouncementPopups mountedAt={0} all={TWO} />);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('is remembered as seen only when its closing motion has ended', async () => {
  const { result } = renderHook(() => usePopups(ONE));
  const isShown = () => JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '{}').show;
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  act(() => result.current.close());
  expect([result.current.isOpen, isShown()]).toEqual([false, true]);
  act(() => result.current.remember());
  expect(isShown()).toBe(false);
});

it('is remembered as seen when the page is left during the closing motion', async () => {
  const { result, unmount } = renderHook(() => usePopups(ONE));
  await waitFor(() => expect(result.current.isOpen).toBe(true));
  act(() => result.current.close());
  unmount();
  expect(JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '{}')).toMatchObject({ show: false });
});

it('cleans the server’s HTML and takes a promotion’s link to the promotions', async () => {
  const { user, address } = await renderBrowse(<AnnouncementPopups mountedAt={0} all={ONE} />);
  const link = await screen.findByRole('link', { name: 'the season' });
  expect(document.querySelector('img')).not.toHaveAttribute('onerror');
  await user.click(link);
  expect(address()).toBe('/m/rewardCenter');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leaves every other link of a promotion to its own path', async () => {
  const { user, address } = await renderBrowse(<AnnouncementPopups mountedAt={0} all={ONE} />);
  await user.click(await screen.findByRole('link', { name: 'a try' }));
  expect(address()).toBe('/m/trail');
});

it('has a picture, and the link it ends with as its one primary action', async () => {
  const popup: Popup = {
    title: 'Welcome',
    content: '<p>Play money first.</p><p><a href="/m/activityInfo?id=3">Try for free</a></p>',
    imageUrl: '/wps/art/hero/star.svg',
    promotionType: 'WELCOME',
    execution: 'B',
  };
  const { user, address } = await renderBrowse(<AnnouncementPopups mountedAt={0} all={[popup]} />);
  const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/wps/art/hero/star.svg');
  expect(screen.getByRole('button', { name: 'Later' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Try for free' }));
  expect(address()).toBe('/m/rewardCenter');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('starts a trial by the press that confirms the age of the brand', async () => {
  const popup: Popup = {
    title: 'Welcome',
    content: '<p>Play money first.</p><p><a href="/m/trail">Try for free</a></p>',
    execution: 'B',
  };
  const { user, address } = await renderBrowse(<AnnouncementPopups mountedAt={0} all={[popup]} />, {
    brand: { minimumAge: 18 },
  });
  await user.click(await screen.findByRole('link', { name: 'I am 18 or older: start' }));
  expect(address()).toBe('/m/trail');
  expect(isTrialStart(window.history.state?.usr)).toBe(true);
});

describe('while the reward centre is not live', () => {
  const live = ALL_ROUTES.filter(({ path }) => path !== paths.rewards);
  const rewarding = (href: string): Popup => ({
    title: 'The season',
    content: `<p>Every day.</p><p><a href="${href}">See it</a></p>`,
    promotionType: 'REWARD',
    execution: 'B',
  });

  it('leads to the promotion itself', async () => {
    const popup = rewarding('/m/activityInfo?id=3');
    await renderBrowse(<AnnouncementPopups mountedAt={0} all={[popup]} />, { routes: live });
    expect(await screen.findByRole('link', { name: 'See it' })).toHaveAttribute('href', '/m/activityInfo?id=3');
  });

  it('has no button to it', async () => {
    await renderBrowse(<AnnouncementPopups mountedAt={0} all={[rewarding('/m/rewardCenter')]} />, { routes: live });
    expect(await screen.findByText('Every day.')).toBeVisible();
    expect(screen.queryByText('See it')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});
