import { getAgreement } from '@shared-kernel/contracts/browse/agreement';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { renderBrowse } from '../../testing/render-browse.tsx';
import en from './texts.en.json';
import { Page } from './user-agreement.page.tsx';

const versions = [
  { version: '2.0', effectiveFrom: '2026-06-01T00:00:00+08:00' },
  { version: '1.0', effectiveFrom: '2025-01-01T00:00:00+08:00' },
];
const NEW = { ...versions[0], content: '<h3>Limits</h3>', changes: '<p>Limits are new.</p>', versions };
const OLD = { ...versions[1], content: '<h3>Accounts</h3>', changes: '', versions };
const server = serveApi(answerBy(getAgreement, ({ version }) => ({ version: '', ...(version === '1.0' ? OLD : NEW) })));
const open = (search = '') => renderBrowse(<Page />, { path: paths.userAgreement + search });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'user-agreement');
  await expectStartedCalls(server, route, () => open());
});

it('shows the version in force, since when, and what is new in it', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
  expect(screen.getByText('In force since 06/01/2026')).toBeVisible();
  expect(await screen.findByText('Limits are new.')).toBeVisible();
  expect(screen.queryByText(en.agreement.old)).not.toBeInTheDocument();
});

it('an earlier version is a choice, not a step of the history, and says what it is', async () => {
  const { user, address } = await open();
  const before = window.history.length;
  await user.click(await screen.findByRole('button', { name: '1.0 · 01/01/2025', pressed: false }));
  expect(await screen.findByRole('heading', { name: 'Accounts' })).toBeVisible();
  expect(screen.getByText(en.agreement.old)).toBeVisible();
  expect(address()).toBe('/m/useragreement?version=1.0');
  expect(window.history.length).toBe(before);
});

it('is asked for by its address', async () => {
  await open('?version=1.0');
  expect(await screen.findByRole('heading', { name: 'Accounts' })).toBeVisible();
});

it('leads from a version that nobody has to the one in force', async () => {
  server.use(refuse(getAgreement, 'not.found'));
  await open('?version=9.9');
  expect(await screen.findByText(en.agreement.unknown)).toBeVisible();
  expect(screen.getByRole('link', { name: en.agreement.toNow })).toHaveAttribute('href', paths.userAgreement);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('of a platform without versions is shown as it is', async () => {
  server.use(answer(getAgreement, { version: '', content: '<p>You agree.</p>', changes: '', versions: [] }));
  await open();
  expect(await screen.findByText('You agree.')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('offers another try when it does not come', async () => {
  server.use(refuse(getAgreement, 'unknown'));
  const { user } = await open();
  await screen.findByText(en.agreement.failed);
  server.use(answer(getAgreement, { version: '', ...NEW }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Limits' })).toBeVisible();
});
