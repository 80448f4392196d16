import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { numberNames, portableName } from './module-ids.ts';

describe('the name of a module', () => {
  const names = (root: string): readonly string[] =>
    [
      `${root}/remote-browse/src/remote.tsx`,
      `provide shared module (default) react@19.0.0 = ${root}/node_modules/react/index.js`,
      `data:text/javascript,import%20a%20from%20%22${encodeURIComponent(root)}%2Fnode_modules%2Fa.js%22`,
      `${root}/shared-kernel/src/ui/list.tsx|${root.length.toString(16).padStart(16, '0')}`,
    ].map((identifier) => portableName(identifier, [`${root}/remote-browse`, root]));

  it('is the same in every checkout', () => {
    assert.deepEqual(names('/home/one'), names('/srv/an other (2)'));
  });

  it('tells modules apart', () => {
    assert.equal(new Set(names('/home/one')).size, 4);
  });
});

describe('the number of a module', () => {
  const all = Array.from({ length: 500 }, (_, index) => `module ${index}`);

  it('is its own, short, and follows from the names alone', () => {
    const ids = numberNames(all);
    assert.equal(new Set(ids.values()).size, all.length);
    assert.ok([...ids.values()].every((id) => id > 0 && id < 10_000));
    assert.deepEqual(numberNames(all.toReversed()), ids);
  });

  it('stays what it was for almost all when a module comes or goes', () => {
    const [before, after] = [numberNames(all), numberNames(all.slice(1))];
    const moved = all.slice(1).filter((name) => before.get(name) !== after.get(name));
    assert.ok(moved.length < all.length / 50, `${moved.length} moved`);
  });
});
