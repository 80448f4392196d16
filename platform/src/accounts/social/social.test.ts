import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  finishSocial,
  getSocialLinks,
  linkSocial,
  startSocial,
  unlinkSocial,
} from '@shared-kernel/contracts/account/social';
import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import { createApp } from '../../app.ts';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { writeSetting } from '../../settings/settings.ts';
import { type LocalOpenid, openLocalOpenid } from '../../testing/local-openid.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { createClient, type TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { replacePassword } from '../password/replace-password.ts';

const SITE = { 'X-Forwarded-Host': 'tala.example', 'X-Forwarded-Proto': 'https' };
const MINUTE_MS = 60_000;

describePlatform('social sign-in', 'catalogue', (platform) => {
  let openid: LocalOpenid | undefined;
  const provider = (): LocalOpenid => {
    assert.ok(openid);
    return openid;
  };
  before(async () => {
    openid = await openLocalOpenid();
    for (const merchant of ['tala', 'luna'])
      await writeSetting(platform().db, `flags:${merchant}`, { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  });
  after(() => openid?.close());

  const browserOf = (
    access = provider().access,
    merchant = 'tala',
    database: TestDatabase = platform().database,
  ): TestClient => {
    const socialProviders = { google: access };
    const browser = createClient(createApp(database, { ...TEST_CONFIG, socialProviders }).app, merchant);
    browser.headers = SITE;
    return browser;
  };
  const leave = async (browser: TestClient): Promise<string> =>
    (await browser.value(startSocial, { provider: 'google', language: 'TY' })).address;
  type Lies = Parameters<LocalOpenid['agree']>[2];
  const broughtBack = async (browser: TestClient, subject: string, lies?: Lies) => {
    const { searchParams } = provider().agree(await leave(browser), subject, lies);
    return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
  };
  const comeBack = async (browser: TestClient, subject: string, lies?: Lies) =>
    browser.call(finishSocial, await broughtBack(browser, subject, lies));
  /** A member who is linked to the subject, and signed out. */
  const linked = async (subject: string): Promise<string> => {
    const browser = browserOf();
    const { username, password } = await platform().member();
    const { value } = await comeBack(browser, subject);
    await browser.logIn(username, password);
    await browser.value(linkSocial, { ticket: value.ticket ?? '' });
    return username;
  };

  test('a stranger gets a ticket with what is known; linked by it, they come in by the provider alone', async () => {
    const { value } = await comeBack(browserOf(), 'ana');
    assert.deepEqual(
      [value.session, value.email, value.nickname],
      [undefined, 'ana@example.com', undefined],
      'no nickname is asked for',
    );
    const username = await linked('ana');
    const again = browserOf();
    const { session } = (await comeBack(again, 'ana')).value;
    assert.equal(session?.userName, username);
    again.token = session?.token;
    assert.equal((await again.value(getMemberInfo, {})).account, username);
  });

  test('what the registration would not take is not told to it', async () => {
    const { value } = await comeBack(browserOf(), 'lola', { claims: { email: 'lola@example' } });
    assert.deepEqual([value.email, value.nickname], [undefined, undefined]);
  });

  test('a subject that is empty, endless or no text is nobody', async () => {
    for (const sub of ['', 'a\u0000b', 'x'.repeat(256)]) {
      const { errorCode } = await comeBack(browserOf(), 'lola', { claims: { sub } });
      assert.equal(errorCode, 'social.failed', JSON.stringify(sub).slice(0, 20));
    }
  });

  test('the visitor leaves with PKCE, state and nonce, to come back to the login of the same site', async () => {
    const { searchParams } = new URL(await leave(browserOf()));
    assert.equal(searchParams.get('redirect_uri'), 'https://tala.example/m/login');
    assert.equal(searchParams.get('code_challenge_method'), 'S256');
    assert.equal(searchParams.get('scope'), 'openid email profile');
    assert.equal(searchParams.get('ui_locales'), 'fil');
    for (const name of ['state', 'nonce', 'code_challenge']) assert.ok(searchParams.get(name), name);
  });

  test('what came back is good once, in the browser that left, at its brand, for ten minutes', async () => {
    const browser = browserOf();
    const back = await broughtBack(browser, 'ben');
    assert.equal((await browserOf().call(finishSocial, back)).errorCode, 'social.failed');
    assert.equal((await browser.call(finishSocial, back, { Merchant: 'luna' })).errorCode, 'social.failed');
    assert.equal((await browser.call(finishSocial, back)).success, true);
    assert.equal((await browser.call(finishSocial, back)).errorCode, 'social.failed');
    const late = await broughtBack(browser, 'ben');
    await writeSetting(platform().db, 'clock', { offsetMs: 10 * MINUTE_MS + 1000 });
    const answer = await browser.call(finishSocial, late);
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
    assert.equal(answer.errorCode, 'social.failed');
  });

  test('a token that is forged, too old, or meant for another client, issuer or attempt opens nothing', async () => {
    await linked('carla');
    const lies: readonly Lies[] = [
      { isForged: true },
      { claims: { exp: 1_000 } },
      { claims: { aud: 'another-site' } },
      { claims: { iss: 'https://another.example' } },
      { claims: { nonce: 'of-another-attempt' } },
    ];
    for (const lie of lies)
      assert.equal((await comeBack(browserOf(), 'carla', lie)).errorCode, 'social.failed', JSON.stringify(lie));
  });

  test('the same e-mail under another subject is somebody else', async () => {
    await linked('dina');
    const { value } = await comeBack(browserOf(), 'impostor', { claims: { email: 'dina@example.com' } });
    assert.equal(value.session, undefined);
    assert.ok(value.ticket);
  });

  test('a link is of one brand, and one subject is linked to one member', async () => {
    await linked('eva');
    const elsewhere = browserOf(provider().access, 'luna');
    assert.equal((await comeBack(elsewhere, 'eva')).value.session, undefined);
    const [first, second] = [browserOf(), browserOf()];
    const tickets = [
      (await comeBack(first, 'fe')).value.ticket ?? '',
      (await comeBack(second, 'fe')).value.ticket ?? '',
    ];
    for (const browser of [first, second]) {
      const { username, password } = await platform().member();
      await browser.logIn(username, password);
    }
    assert.equal((await second.call(linkSocial, { ticket: tickets[0] ?? '' })).errorCode, 'social.expired');
    assert.equal((await first.call(linkSocial, { ticket: tickets[0] ?? '' })).success, true);
    assert.equal((await first.call(linkSocial, { ticket: tickets[0] ?? '' })).errorCode, 'social.expired');
    assert.equal((await second.call(linkSocial, { ticket: tickets[1] ?? '' })).errorCode, 'social.taken');
  });

  test('a session from before the proof links nothing: a stolen one is no login', async () => {
    const browser = browserOf();
    const { username, password } = await platform().member();
    await browser.logIn(username, password);
    const { value } = await comeBack(browser, 'kara');
    assert.equal((await browser.call(linkSocial, { ticket: value.ticket ?? '' })).errorCode, 'social.expired');
  });

  test('a link is told by mail, and a new password undoes it', async () => {
    const username = await linked('lena');
    const { db } = platform();
    const [member] = await db.select().from(members).where(eq(members.username, username));
    assert.ok(member);
    await runJobsNow(platform().api.platform, JOBS);
    const mails = await db.select().from(messages).where(eq(messages.memberId, member.id));
    assert.ok(mails.some(({ subject }) => subject.EN === 'Linked with Google'));
    await replacePassword(platform().api.platform, member, { newPassword: 'Harbour-2027', now: new Date() });
    assert.equal((await comeBack(browserOf(), 'lena')).value.session, undefined);
  });

  test('a member sees the link and takes it away: audited, told by mail, and the provider opens nothing', async () => {
    const username = await linked('mila');
    const browser = browserOf();
    const { session } = (await comeBack(browser, 'mila')).value;
    browser.token = session?.token;
    const { links } = await browser.value(getSocialLinks, {});
    assert.deepEqual(
      links.map(({ provider: name }) => name),
      ['google'],
    );
    for (const _ of ['taken away', 'gone already']) await browser.value(unlinkSocial, { provider: 'google' });
    assert.deepEqual(await browser.value(getSocialLinks, {}), { links: [] });
    assert.equal((await comeBack(browserOf(), 'mila')).value.session, undefined);
    const { db } = platform();
    const [member] = await db.select().from(members).where(eq(members.username, username));
    assert.ok(member);
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.memberId, member.id));
    assert.equal(audited.filter(({ event }) => event === 'social.unlinked').length, 1);
    await runJobsNow(platform().api.platform, JOBS);
    const mails = await db.select().from(messages).where(eq(messages.memberId, member.id));
    assert.ok(mails.some(({ subject }) => subject.EN === 'No longer linked with Google'));
  });

  test('a link that is the only way in stays, until there is another', async () => {
    const username = await linked('nora');
    const { db } = platform();
    const [before] = await db.select().from(members).where(eq(members.username, username));
    await db.update(members).set({ passwordHash: null }).where(eq(members.username, username));
    const browser = browserOf();
    browser.token = (await comeBack(browser, 'nora')).value.session?.token;
    const unlink = async () => (await browser.call(unlinkSocial, { provider: 'google' })).errorCode;
    assert.equal(await unlink(), 'social.only-way');
    assert.equal((await browser.value(getSocialLinks, {})).links.length, 1);
    await db.update(members).set({ passwordHash: before?.passwordHash }).where(eq(members.username, username));
    assert.equal(await unlink(), undefined);
  });

  test('a new password that comes meanwhile: the link before it opens nothing, and a session before it links nothing', async () => {
    const { platform: running } = platform().api;
    const changing = async (username: string): Promise<TestDatabase> => {
      const [member] = await platform().db.select().from(members).where(eq(members.username, username));
      assert.ok(member);
      const replace = () => replacePassword(running, member, { newPassword: 'Harbour-2027', now: new Date() });
      return meanwhile(platform().database, replace);
    };
    const late = browserOf(undefined, undefined, await changing(await linked('mia')));
    assert.equal((await comeBack(late, 'mia')).errorCode, 'social.failed');

    const { username, password } = await platform().member();
    const thief = browserOf(undefined, undefined, await changing(username));
    const { ticket } = (await comeBack(thief, 'thief')).value;
    const browser = platform().client();
    await browser.logIn(username, password);
    thief.token = browser.token;
    assert.equal((await thief.call(linkSocial, { ticket: ticket ?? '' })).errorCode, 'session.expired');
  });

  test('a disabled member stays out, and one who must change the password is told so', async () => {
    const { db } = platform();
    const disabled = await linked('gina');
    await db.update(members).set({ isDisabled: true }).where(eq(members.username, disabled));
    assert.equal((await comeBack(browserOf(), 'gina')).errorCode, 'user.disabled');
    const expired = await linked('hana');
    await db.update(members).set({ mustChangePassword: true }).where(eq(members.username, expired));
    assert.equal((await comeBack(browserOf(), 'hana')).errorCode, 'password.expired');
  });

  test('a no, a provider that does not answer and one that is not offered each say so', async () => {
    const browser = browserOf();
    const state = new URL(await leave(browser)).searchParams.get('state') ?? '';
    assert.equal((await browser.call(finishSocial, { state, error: 'access_denied' })).errorCode, 'social.cancelled');
    const nobody = browserOf({ ...provider().access, issuer: 'http://127.0.0.1:1' });
    assert.equal((await nobody.call(startSocial, { provider: 'google' })).errorCode, 'social.unreachable');
    assert.equal((await browser.call(startSocial, { provider: 'facebook' })).errorCode, 'feature.unavailable');
    await writeSetting(platform().db, 'flags:tala', { GOOGLELOGIN3: false });
    const off = await browser.call(startSocial, { provider: 'google' });
    await writeSetting(platform().db, 'flags:tala', { GOOGLELOGIN3: true });
    assert.equal(off.errorCode, 'feature.unavailable');
  });

  test('a provider that falls silent while the visitor is there says so on the way back', async () => {
    const silent = await openLocalOpenid();
    const browser = browserOf(silent.access);
    const { searchParams } = silent.agree(await leave(browser), 'ines');
    await silent.close();
    const back = { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
    assert.equal((await browser.call(finishSocial, back)).errorCode, 'social.unreachable');
  });

  test('a link and a token that does not hold are in the audit', async () => {
    const of = async (event: string) =>
      (await platform().db.select().from(auditEvents).where(eq(auditEvents.event, event))).length;
    const before = [await of('social.linked'), await of('social.failed')];
    await linked('jana');
    await comeBack(browserOf(), 'jana', { isForged: true });
    const after = [await of('social.linked'), await of('social.failed')];
    assert.deepEqual(
      after.map((count, index) => count - (before[index] ?? 0)),
      [1, 1],
    );
  });

  test('what does not hold fills no audit: of one source some are kept', async () => {
    const failed = eq(auditEvents.event, 'social.failed');
    const kept = async () => (await platform().db.select().from(auditEvents).where(failed)).length;
    const before = await kept();
    const browser = browserOf();
    browser.headers = { ...SITE, 'X-Forwarded-For': '192.0.2.66' };
    for (let tries = 0; tries < 12; tries += 1) await comeBack(browser, 'karl', { isForged: true });
    assert.equal((await kept()) - before, 10);
  });
});
