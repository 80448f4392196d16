import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { it } from 'node:test';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { siteCommand } from './site-command.ts';

it('a command names the site it is for, unless that is the usual one', () => {
  assert.equal(siteCommand(resolve(WORKSPACE, '.site'), 'stop browse'), 'npm run site stop browse');
  assert.equal(
    siteCommand(resolve(WORKSPACE, '.site/dev'), 'stop browse'),
    'npm run site -- stop browse --data .site/dev',
  );
  assert.equal(siteCommand('/srv/my site', 'status'), 'npm run site -- status --data "/srv/my site"');
});
