import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, hang } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { screen } from '@testing-library/react';
import { useTemplates } from 'shared-kernel/settings';

const server = serveApi();

const Templates = () => {
  const templates = useTemplates();
  return <output>{templates === undefined ? 'unknown' : `${templates.mem_cen} ${templates.dep_func}`}</output>;
};

test('the template versions of the last visit stand until the settings are here', async () => {
  server.use(hang(getConsolidatedSettings));
  const first = await renderPage(<Templates />);
  expect(screen.getByText('unknown')).toBeVisible();
  first.unmount();
  server.use(answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: '1', dep_func: '0' } })));
  const second = await renderPage(<Templates />);
  expect(await screen.findByText('1 0')).toBeVisible();
  expect(localStorage.getItem('templates')).toContain('"mem_cen":"1"');
  second.unmount();
  server.use(hang(getConsolidatedSettings));
  await renderPage(<Templates />);
  expect(screen.getByText('1 0')).toBeVisible();
});
