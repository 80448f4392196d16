import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { tellMailNews, useUnreadMail } from './unread-mail.ts';

const server = serveApi();

const Count = () => <output aria-label="unread">{useUnreadMail().data}</output>;
const shown = () => screen.getByRole('status', { name: 'unread' });

test('the count is asked for again when another tab, or this one, tells of mail', async () => {
  let unread = 3;
  server.use(answerBy(getUnreadCount, () => unread));
  await renderPage(<Count />, { session: aSession() });
  await waitFor(() => expect(shown()).toHaveTextContent('3'));
  unread = 2;
  const otherTab = new BroadcastChannel('mail');
  otherTab.postMessage(null);
  await waitFor(() => expect(shown()).toHaveTextContent('2'));
  otherTab.close();
  unread = 1;
  tellMailNews();
  await waitFor(() => expect(shown()).toHaveTextContent('1'));
});
