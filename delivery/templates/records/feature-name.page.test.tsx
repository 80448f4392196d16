import { screen, within } from '@testing-library/react';
import { endpointName } from 'endpoint-module';
import { pagePaths } from 'page-paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { sessionBuilder } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
import { Page } from './feature-name.page.tsx';
import en from './texts.en.json';

type Answer = ValueOf<typeof endpointName>;

const ROW: Answer['list'][number] = sampleRow;
const ANSWER: Answer = { ...sampleAnswer, list: [ROW] };

watchBottom();

const server = serveApi();

const open = () => renderPage(<Page />, { path: pagePaths.pageKey, session: sessionBuilder() });

it('asks for exactly what its document starts', async () => {
  server.use(answer(endpointName, ANSWER));
  const route = manifest.routes.find(({ page }) => page === 'feature-name');
  await expectStartedCalls(server, route, open);
});

it('shows the entries, and each in detail', async () => {
  server.use(answer(endpointName, ANSWER));
  const { user } = await open();
  await user.click(await screen.findByText(ROW.rowTitle));
  const sheet = await screen.findByRole('dialog', { name: en.featureName.detail });
  expect(within(sheet).getByText(ROW.rowId)).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  server.use(refuse(endpointName, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.featureName.failedText)).toBeVisible();
  server.use(answer(endpointName, ANSWER));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(ROW.rowTitle)).toBeVisible();
});
// each team

it('shows the part of the team that a member stands for', async () => {
  server.use(answer(endpointName, ANSWER));
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: `Show ${ROW.userName}’s part of the team` }));
  expect(address()).toContain(new URLSearchParams({ parent: ROW.userName }).toString());
});
// end
