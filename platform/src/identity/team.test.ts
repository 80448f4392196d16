import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc } from '../database/orm.ts';
import { describeOnBothDatabases } from '../testing/test-platform.ts';
import { type DownlineAsk, downlineIds, downlineOf } from './team.ts';

describeOnBothDatabases('downline', 'catalogue', (platform) => {
  test('direct or the whole team, players or agents, by a part of the name', async () => {
    const top = await platform().member({ username: 'down_top', type: 1 });
    await platform().member({ username: 'down_agent', type: 1, upline: 'down_top' });
    await platform().member({ username: 'down_near', upline: 'down_top' });
    await platform().member({ username: 'down_far', upline: 'down_agent' });
    await platform().member({ username: 'down_other' });
    const names = async (ask: DownlineAsk) => {
      const team = downlineOf(platform().db, Number(top.id), ask);
      const rows = await platform().db.select().from(team).orderBy(asc(team.depth), asc(team.username));
      const ids = rows.map(({ memberId }) => memberId).sort();
      const byIds = await downlineIds(platform().db, Number(top.id), ask);
      assert.deepEqual(byIds.map(({ memberId }) => memberId).sort(), ids);
      return rows.map(({ username }) => username);
    };
    assert.deepEqual(await names({ scope: 'team' }), ['down_agent', 'down_near', 'down_far']);
    assert.deepEqual(await names({ scope: 'direct' }), ['down_agent', 'down_near']);
    assert.deepEqual(await names({ scope: 'team', role: 'player' }), ['down_near', 'down_far']);
    assert.deepEqual(await names({ scope: 'team', role: 'agent' }), ['down_agent']);
    assert.deepEqual(await names({ scope: 'team', username: ' FAR ' }), ['down_far']);
    assert.deepEqual(await names({ scope: 'team', username: 'down%far' }), []);
  });
});
