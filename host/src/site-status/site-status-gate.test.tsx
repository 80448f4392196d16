import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getCustomerServiceLink, getStatus } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aRoute, aStatus } from '@shared-kernel/testing/site-builders';
import { act, screen, waitFor } from '@testing-library/react';
import { callApi } from 'shared-kernel/api';
import { blockUnload } from 'shared-kernel/unsaved-changes';
import { HostProvider } from '../host-context.ts';
import { aHost } from '../testing/hosts.ts';
import en from './closed-texts/texts.en.json';
import { SiteStatusGate } from './site-status-gate.tsx';

const server = serveApi(
  refuse(getAnnouncements, 'platform.maintenance'),
  answer(getCustomerServiceLink, { link: 'https://chat.test/' }),
);

const open = () =>
  renderPage(
    <HostProvider value={aHost([aRoute()])}>
      <SiteStatusGate>
        <p>a page</p>
      </SiteStatusGate>
    </HostProvider>,
  );

/** Any call of a page, which a closed site refuses. */
const call = () =>
  callApi(getAnnouncements, {
    types: 'B',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'tala',
    language: 'EN',
  }).catch(() => undefined);

it('closes under an open page when a call is refused and the site says that it is closed', async () => {
  server.use(answer(getStatus, aStatus({ maintenance: true, maintenanceReason: 'The reels are being oiled.' })));
  await open();
  expect(screen.getByText('a page')).toBeVisible();
  await call();
  expect(await screen.findByRole('heading', { name: en.gate.maintenanceTitle })).toBeVisible();
  expect(screen.getByText('The reels are being oiled.')).toBeVisible();
  expect(screen.queryByText('a page')).not.toBeInTheDocument();
});

it('stays open when only what was called is closed', async () => {
  const asked = jest.fn(() => aStatus());
  server.use(answerBy(getStatus, asked));
  await open();
  await call();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.getByText('a page')).toBeVisible();
});

it('takes nothing away that the player is typing, and closes with the next refusal after it', async () => {
  const asked = jest.fn(() => aStatus({ regionRestriction: true }));
  server.use(answerBy(getStatus, asked));
  await open();
  const release = blockUnload('typing');
  await call();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  // An answer that was asked for later has come: the gate's has been heard.
  await act(() => callApi(getStatus, {}));
  expect(screen.getByText('a page')).toBeVisible();
  release();
  await call();
  expect(await screen.findByRole('heading', { name: en.gate.regionTitle })).toBeVisible();
});
