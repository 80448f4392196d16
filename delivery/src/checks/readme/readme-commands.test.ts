import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandsOf, proofOf } from './readme-commands.ts';

describe('commands of the README', () => {
  it('are the lines of its shell blocks, without comments', () => {
    const text =
      'Text\n```sh\nnpm start   # the site\n# only a remark\n\npnpm dev browse\n```\n```ts\nnpm run no\n```\n```sh\nnpm start\n```\n';
    assert.deepEqual(commandsOf(text), ['npm start', 'pnpm dev browse']);
  });

  it('have a proof each, and an unknown one has none', () => {
    assert.equal(proofOf('npm start')?.kind, 'serves');
    assert.equal(proofOf('pnpm release status')?.kind, 'ends');
    assert.equal(proofOf('npm test')?.kind, 'elsewhere');
    assert.equal(proofOf('make site'), null);
  });
});
