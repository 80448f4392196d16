import { getPromotions } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession, somePromotions } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { NotFound } from './not-found.tsx';

const server = serveApi();
const open = (path: string, session: ReturnType<typeof aSession> | null) =>
  renderPage(<NotFound />, { path, session, namespaces: { frame: { EN: en, TY: ty } } });
const promotions = (isOn: boolean) => somePromotions({ availablePromosByKey: { REFERRAL: { enabled: isOn } } });

it('says that the page is not here', async () => {
  await open('/m/nowhere', null);
  expect(await screen.findByText(en.notFound.text)).toBeVisible();
});

describe('the address of invite friends, which nobody shows', () => {
  it('leads a guest to the login page', async () => {
    const { address } = await open(paths.invite, null);
    await waitFor(() => expect(address()).toBe('/m/login?back=%2Fm%2FinviteFriends'));
  });

  it('tells a member without the promotion to contact service, at home', async () => {
    server.use(answer(getPromotions, promotions(false)));
    const { address } = await open(paths.invite, aSession());
    expect(await screen.findByText(en.access.contactService)).toBeVisible();
    expect(address()).toBe(paths.home);
  });

  it('says to a member with it that the page is not here', async () => {
    server.use(answer(getPromotions, promotions(true)));
    await open(paths.invite, aSession());
    expect(await screen.findByText(en.notFound.text)).toBeVisible();
  });
});
