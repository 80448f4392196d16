import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { stackCommand } from './stack-layout.ts';

it('a command names the site it is for, unless that is the usual one', () => {
  assert.equal(stackCommand(resolve(WORKSPACE, '.site'), 'stop browse'), 'npm run stack stop browse');
  assert.equal(
    stackCommand(resolve(WORKSPACE, '.site/dev'), 'stop browse'),
    'npm run stack -- stop browse --data .site/dev',
  );
  assert.equal(stackCommand('/srv/my site', 'status'), 'npm run stack -- status --data "/srv/my site"');
});
