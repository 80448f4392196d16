import { screen, waitFor } from '@testing-library/react';
import { endpointName } from 'endpoint-module';
import { pagePaths } from 'page-paths';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { Page } from './feature-name.page.tsx';
import en from './texts.en.json';

const ANSWER: ValueOf<typeof endpointName> = sampleAnswer;
const TYPED = 'Some words';

const server = serveApi();

const openAndSend = async () => {
  const page = await renderPage(<Page />, { path: pagePaths.pageKey, session: aSession() });
  // each field
  await page.user.type(screen.getByRole('textbox', { name: en.featureName.field.fieldName }), TYPED);
  // end
  await page.user.click(screen.getByRole('button', { name: en.featureName.send }));
};

it('sends what was typed, and says so', async () => {
  const sent: InputOf<typeof endpointName>[] = [];
  server.use(
    answerBy(endpointName, (input) => {
      sent.push(input);
      return ANSWER;
    }),
  );
  await openAndSend();
  expect(await screen.findByText(en.featureName.sent)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      // each field
      fieldName: TYPED,
      // end
    }),
  ]);
});

it('keeps what was typed when it is refused', async () => {
  server.use(refuse(endpointName, 'unknown'));
  await openAndSend();
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: en.featureName.send })).toBeEnabled());
  // each field
  expect(screen.getByRole('textbox', { name: en.featureName.field.fieldName })).toHaveValue(TYPED);
  // end
});
