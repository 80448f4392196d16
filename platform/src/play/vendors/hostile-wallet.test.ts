import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { eq } from '../../database/orm.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { type OpenVendors, openVendors, VENDORS } from '../../testing/open-vendor.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';

describePlatform('a wallet among strangers', 'catalogue', (platform) => {
  let vendors: OpenVendors;
  before(() => {
    vendors = openVendors(platform());
  });

  test('believes this vendor’s key, a fresh time, and each message once', async () => {
    const { session, balance } = await vendors.player();
    const ask = { session };
    const refused = async (options: Parameters<OpenVendors['call']>[2]) =>
      (await vendors.call('balance', ask, options)).errorCode;
    assert.equal(await refused({ key: VENDORS.OBRA.key }), 'signature.invalid');
    assert.equal(await refused({ at: new Date(Date.now() - 6 * 60_000) }), 'signature.invalid');
    assert.equal(await refused({ at: new Date(Date.now() + 6 * 60_000) }), 'signature.invalid');
    const id = randomUUID();
    assert.equal(await refused({ id }), undefined);
    assert.equal(await refused({ id }), 'signature.replayed');
    assert.equal(await refused({ vendor: 'OBRA', id }), 'session.expired', 'ids are each vendor’s own');
    const unsigned = await vendors.api.app.request('/vendors/SIYAM/balance', {
      method: 'POST',
      body: JSON.stringify(ask),
      headers: { 'Content-Type': 'application/json' },
    });
    assert.equal(unsigned.status, 401);
    const nobody = await vendors.send('/vendors/NOBODY/balance', JSON.stringify(ask), {});
    assert.equal(nobody.errorCode, 'signature.invalid');
    assert.equal(await balance(), '10000');
  });

  test('logs the vendor and the id of what comes again', async (context) => {
    const log = watchLog(context);
    const { session, bet } = await vendors.player();
    const id = randomUUID();
    await vendors.call('balance', { session }, { id });
    await vendors.call('balance', { session }, { id });
    await bet('again', 'again', 100);
    await bet('again', 'again', 100);
    await bet('again', 'again', 200);
    assert.deepEqual(
      log.lines('vendor.call-refused').map((line) => [line.vendor, line.code, line.id]),
      [
        ['SIYAM', 'signature.replayed', id],
        ['SIYAM', 'request.duplicate', 'again'],
      ],
    );
  });

  test('keeps no session alive by asking for its balance', async () => {
    const { id, bet, balance } = await vendors.player();
    const its = eq(sessions.memberId, Number(id));
    const lastSeenAt = new Date(Date.now() - MINUTE_MS);
    const seen = async () => (await platform().db.select().from(sessions).where(its))[0]?.lastSeenAt;
    await platform().db.update(sessions).set({ lastSeenAt }).where(its);
    assert.equal(await balance(), '10000');
    assert.deepEqual(await seen(), lastSeenAt);
    await bet('alive', 'alive', 100);
    assert.notDeepEqual(await seen(), lastSeenAt, 'a bet does');
  });

  test('a body signed for one call is not believed at another', async () => {
    const { session } = await vendors.player();
    const body = JSON.stringify({ session });
    const elsewhere = await vendors.send('/vendors/SIYAM/authenticate', body, {});
    assert.equal(elsewhere.errorCode, 'request.invalid');
    assert.equal((await vendors.send('/vendors/SIYAM/withdraw', body, {})).errorCode, 'not.found');
  });

  test('takes no amount that is none: negative, nothing, huge, broken, in another currency', async () => {
    const { bet, balance } = await vendors.player();
    const odd = ['-100', '0', '00', '1.5', '1e3', '9999999999999', '9'.repeat(40), '', ' 100', '１００', 'NaN'];
    for (const amountMinor of odd)
      assert.equal((await bet(randomUUID(), 'r-odd', 1, { amountMinor })).errorCode, 'request.invalid', amountMinor);
    const wrong = await bet(randomUUID(), 'r-odd', 1, { amountMinor: 100 as never });
    assert.equal(wrong.errorCode, 'request.invalid');
    assert.equal((await bet('huge', 'r-odd', 999_999_999_999)).errorCode, 'wallet.insufficient');
    assert.equal((await bet('usd', 'r-odd', 100, { currency: 'USD' })).errorCode, 'currency.wrong');
    for (const body of ['', 'null', '[]', '{', '"x"', '{"__proto__":{}}'])
      assert.equal((await vendors.send('/vendors/SIYAM/bet', body, {})).errorCode, 'request.invalid');
    assert.equal(await balance(), '10000');
  });

  test('a vendor reaches neither another vendor’s players and rounds nor another player’s', async () => {
    const one = await vendors.player();
    const other = await vendors.player(10_000, { vendor: 'OBRA' });
    const third = await vendors.player();
    await one.bet('x1', 'xr', 1_000);
    assert.equal((await other.bet('x2', 'xr', 1_000)).status, 200, 'rounds are each vendor’s own');
    assert.equal((await one.bet('x3', 'xr3', 100, { player: other.name })).errorCode, 'player.unknown');
    assert.equal((await one.win('x4', 'xr', 100, { player: other.name })).errorCode, 'player.unknown');
    assert.equal((await one.bet('x5', 'xr5', 100, { player: third.name })).errorCode, 'player.unknown');
    assert.equal((await one.bet('x6', 'xr6', 100, { session: other.session })).errorCode, 'session.expired');
    assert.equal((await third.win('x7', 'xr', 9_000)).errorCode, 'round.unknown');
    assert.equal((await third.bet('x8', 'xr', 100)).errorCode, 'request.duplicate');
    assert.equal((await third.cancel('x1', 'xr')).errorCode, 'request.duplicate');
    assert.equal((await third.close('xr')).errorCode, 'round.unknown');
    assert.deepEqual([await one.balance(), await other.balance(), await third.balance()], ['9000', '9000', '10000']);
  });
});
