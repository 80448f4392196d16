import { screen } from '@testing-library/react';
import { endpointName } from 'endpoint-module';
import { pagePaths } from 'page-paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
import { Page } from './feature-name.page.tsx';
import en from './texts.en.json';

const ANSWER: ValueOf<typeof endpointName> = sampleAnswer;

const server = serveApi();

const open = () => renderPage(<Page />, { path: pagePaths.pageKey, session: aSession() });

it('asks for exactly what its document starts', async () => {
  server.use(answer(endpointName, ANSWER));
  const route = manifest.routes.find(({ page }) => page === 'feature-name');
  await expectStartedCalls(server, route, open);
});

it('offers another try when the answer does not come', async () => {
  server.use(refuse(endpointName, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.featureName.failed)).toBeVisible();
  server.use(answer(endpointName, ANSWER));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.featureName.field.firstField)).toBeVisible();
});
