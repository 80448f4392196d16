import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { PlatformError } from '../base/platform-error.ts';
import { watchLog } from '../testing/watch-log.ts';
import { hashPassword, isPassword, needsRehash, type Peppers, passwordQueue } from './password.ts';

const UNRECOGNISED = { peppers: [], isUnrecognised: true };

const isBusy = (error: unknown): boolean => error instanceof PlatformError && error.code === 'platform.busy';

test('a member’s password is theirs, and nobody’s fits a member that is not there', async () => {
  const hash = await hashPassword('lantern-88', []);
  assert.equal(await isPassword(hash, 'lantern-88', UNRECOGNISED), true);
  assert.equal(await isPassword(hash, 'lantern-89', UNRECOGNISED), false);
  assert.equal(await isPassword(undefined, 'no member has this password', UNRECOGNISED), false);
});

test('with a pepper a stored hash alone is worth nothing; one from before, or of an earlier pepper, still opens', async () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const opens = (hash: string, peppers: Peppers) => isPassword(hash, 'lantern-88', { peppers, isUnrecognised: true });
  const bare = await hashPassword('lantern-88', []);
  const stored = await hashPassword('lantern-88', [first]);
  assert.match(stored, /^pepper=[\w-]{8}\$argon2id\$/);
  assert.ok(!stored.includes(first.toString('base64url').slice(0, 12)));
  assert.deepEqual(await Promise.all([opens(stored, [first]), opens(stored, [second, first]), opens(bare, [first])]), [
    true,
    true,
    true,
  ]);
  assert.equal(await opens(stored.slice(stored.indexOf('$')), []), false, 'the hash without its pepper');
  const changed = [second, first];
  assert.deepEqual(
    [needsRehash(bare, [first]), needsRehash(stored, [first]), needsRehash(stored, changed), needsRehash(bare, [])],
    [true, false, true, false],
  );
});

test('a pepper that is gone is said: no password fits, and it takes as long', async (context) => {
  const { lines } = watchLog(context);
  const stored = await hashPassword('lantern-88', [Buffer.alloc(32, 1)]);
  assert.equal(await isPassword(stored, 'lantern-88', UNRECOGNISED), false);
  assert.match(String(lines('password.pepper-lost')[0]?.pepper), /^[\w-]{8}$/);
});

test('passwords are checked no more at once than there are cores; what does not fit is refused, unrecognised devices first', async () => {
  const hash = await hashPassword('lantern-88', []);
  const check = (isUnrecognised: boolean) =>
    isPassword(hash, 'x', { peppers: [], isUnrecognised }).catch((error: unknown) => error);
  const { most } = passwordQueue();
  const unrecognised = Array.from({ length: 2 * most }, () => check(true));
  await Promise.resolve();
  await Promise.resolve();
  const { atWork, waiting } = passwordQueue();
  assert.ok(atWork <= availableParallelism(), `${atWork} at once`);
  assert.ok(waiting < most, 'room is left for those who are known');
  const known = check(false);
  const refused = (await Promise.all(unrecognised)).filter(isBusy);
  assert.ok(refused.length >= most && refused.length < 2 * most, `${refused.length} refused`);
  assert.equal(await known, false);
});
