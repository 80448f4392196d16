import { getCustomerServiceLink, getStatus } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aStatus } from '@shared-kernel/testing/site-builders';
import { act, screen, waitFor } from '@testing-library/react';
import { ClosedPage } from './closed-page.tsx';
import en from './closed-texts/texts.en.json';

const server = serveApi();

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = () => renderPage(<ClosedPage kind="maintenance" status={aStatus({ maintenance: true })} />);

/** The tab is looked at, or is not. */
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the closed site', () => {
  it('counts down without reading each second out', async () => {
    server.use(answer(getCustomerServiceLink, { link: 'https://chat.test/' }));
    await open();
    expect(screen.getByRole('timer')).toHaveTextContent(/Checking again in \d+ s/);
  });

  it('opens the live chat, which is not behind the closed door', async () => {
    server.use(answerBy(getCustomerServiceLink, ({ type }) => ({ link: `https://chat.test/${type}` })));
    const tab = { opener: window } as Window;
    const opened = jest.spyOn(window, 'open').mockReturnValue(tab);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: en.gate.support }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://chat.test/LIVECHAT', '_blank'));
    expect(tab.opener).toBeNull();
    opened.mockRestore();
  });

  it('has the link of the chat ready before it is pressed', async () => {
    const asked = jest.fn(() => ({ link: 'https://chat.test/' }));
    server.use(answerBy(getCustomerServiceLink, asked));
    const opened = jest.spyOn(window, 'open').mockReturnValue(window);
    const { user, client } = await open();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: en.gate.support }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  it('opens nothing that a browser would run, and says that support cannot be reached', async () => {
    server.use(answer(getCustomerServiceLink, { link: 'javascript:alert(1)' }));
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: en.gate.support }));
    expect(await screen.findByText(en.gate.supportFailed)).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });

  it('says so when support cannot be reached', async () => {
    server.use(refuse(getCustomerServiceLink, 'unknown'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: en.gate.support }));
    expect(await screen.findByText(en.gate.supportFailed)).toBeVisible();
  });

  it('looks again while it is seen, and at once on the return to its tab', async () => {
    const asked = jest.fn(() => aStatus({ maintenance: true }));
    server.use(answer(getCustomerServiceLink, { link: 'https://chat.test/' }), answerBy(getStatus, asked));
    // The code of the calls comes with the first of them, in its own time.
    const before = await open();
    await waitFor(() => expect(before.client.isFetching()).toBe(0));
    before.unmount();
    jest.useFakeTimers();
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await open();
    await pass(19_000);
    expect(asked).not.toHaveBeenCalled();
    await pass(1000);
    await pass(1000);
    expect(asked).toHaveBeenCalledTimes(1);
    await show('hidden');
    await pass(30_000);
    await pass(1000);
    expect(asked).toHaveBeenCalledTimes(1);
    await show('visible');
    await pass(1000);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
