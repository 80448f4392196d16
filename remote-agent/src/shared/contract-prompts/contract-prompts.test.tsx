import { getContractRequests } from '@shared-kernel/contracts/agent/contracts';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Slot } from './contract-prompts.slot.tsx';
import en from './texts.en.json';

const NONE = { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false };
let requests: ValueOf<typeof getContractRequests> = NONE;
let asked = 0;
serveApi(
  answerBy(getContractRequests, () => {
    asked += 1;
    return requests;
  }),
);
let visits = 0;
beforeEach(() => {
  asked = 0;
  requests = NONE;
  visits += 1;
});

/** Each test is a member's of its own: what one cancelled is not asked again in this visit. */
const open = (type = '1') =>
  renderPage(<Slot />, { path: '/m/home', session: aSession({ type, userName: `member${visits}` }) });
const prompt = (kind: keyof typeof en.title) => screen.findByRole('dialog', { name: en.title[kind] });

it('asks in the order salary, dividend, hourly; a cancelled one gives way to the next', async () => {
  requests = { dailysalreqtype: true, divtypecompperiodreq: true, contracthoursalreq: true };
  const { user } = await open('0');
  for (const kind of ['salary', 'dividend', 'hourly'] as const) {
    const dialog = await prompt(kind);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['salary', 'dailysalreqtype', '/m/member/agent/getSalaryContract'],
  ['dividend', 'divtypecompperiodreq', '/m/member/agent/getDevidendContract'],
  ['hourly', 'contracthoursalreq', '/m/member/agent/getHourContract'],
] as const)('leads to the page of the %s contract', async (kind, name, path) => {
  requests = { ...NONE, [name]: true };
  const { user, address } = await open();
  await user.click(within(await prompt(kind)).getByRole('button', { name: en.go }));
  await waitFor(() => expect(address()).toBe(path));
});

it('waits until another dialog has gone', async () => {
  requests = { ...NONE, dailysalreqtype: true };
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('role', 'dialog');
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await open();
    await waitFor(() => expect(asked).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('dialog', { name: en.title.salary })).not.toBeInTheDocument();
    other.remove();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await prompt('salary')).toBeVisible();
  } finally {
    other.remove();
    jest.useRealTimers();
  }
});

it('shows nothing where nothing waits', async () => {
  await open();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each(['4', '40', '41', '42'])('asks nothing for a member of type %s', async (type) => {
  await open(type);
  expect(asked).toBe(0);
});
