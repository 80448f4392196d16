import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSignInAlerts } from '@shared-kernel/contracts/account/sign-in-alerts';
import { getSocialLinks, unlinkSocial } from '@shared-kernel/contracts/account/social';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aDeviceSession, aSession, aSocialLink } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, within } from '@testing-library/react';
import { ownPaths } from '../../paths.ts';
import { Page } from './sessions.page.tsx';
import en from './texts.en.json';

const words = en.links;
const server = serveApi(
  answer(getSignInAlerts, { isOn: true }),
  answer(getSessions, { sessions: [aDeviceSession({ isCurrent: true })] }),
  answer(getPasskeys, { passkeys: [] }),
);

/** A server that lets go of what it is told to. */
const withLinks = (...links: readonly ReturnType<typeof aSocialLink>[]) => {
  let kept = [...links];
  const unlinked: InputOf<typeof unlinkSocial>[] = [];
  server.use(
    answerBy(getSocialLinks, () => ({ links: kept })),
    answerBy(unlinkSocial, (input) => {
      unlinked.push(input);
      kept = kept.filter(({ provider }) => provider !== input.provider);
      return null;
    }),
  );
  return unlinked;
};
const open = () => renderPage(<Page />, { path: ownPaths.sessions, session: aSession() });
const rows = async () => within(await screen.findByRole('list', { name: words.title })).getAllByRole('listitem');

/** The question of Google's link, answered with yes. */
const unlinkGoogle = async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unlink Google?' }));
  await user.click(question.getByRole('button', { name: words.unlinkOne }));
  return { question, user };
};

it('names each provider and since when it opens the account; of one that it cannot name, nothing', async () => {
  withLinks(aSocialLink(), aSocialLink({ provider: 'facebook' }), aSocialLink({ provider: 'of-tomorrow' }));
  await open();
  const all = await rows();
  expect(all).toHaveLength(2);
  const [facebook, google] = all;
  expect(google).toHaveTextContent('Google');
  expect(google).toHaveTextContent('Linked 11/14');
  expect(facebook).toHaveTextContent('Facebook');
});

it('takes one away after asking', async () => {
  const unlinked = withLinks(aSocialLink(), aSocialLink({ provider: 'facebook' }));
  await unlinkGoogle();
  expect(await screen.findByText('Google is unlinked')).toBeVisible();
  expect(unlinked).toEqual([{ provider: 'google' }]);
  expect(await rows()).toHaveLength(1);
});

it('says in the question that it is the only way in, and keeps it', async () => {
  withLinks(aSocialLink());
  server.use(refuse(unlinkSocial, 'social.only-way'));
  const { question, user } = await unlinkGoogle();
  expect(await question.findByText(words.onlyWay.replace('{{name}}', 'Google'))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await rows()).toHaveLength(1);
});

it('says nothing where there is none', async () => {
  withLinks();
  await open();
  await screen.findByText(en.passkeys.none);
  expect(screen.queryByText(words.title)).not.toBeInTheDocument();
});

it('offers another try when they do not come', async () => {
  server.use(refuse(getSocialLinks, 'unknown'));
  const { user } = await open();
  await screen.findByText(words.failed);
  withLinks(aSocialLink());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
