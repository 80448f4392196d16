import { launchGameLink } from 'shared-kernel/contracts/paths';
import { testMinimalPages } from 'shared-kernel/testing/minimal-answers/minimal-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';

const launcher = launchGameLink({ vendor: 'JL', gameId: '1204', nodeId: '1204', supportPlay: 0, code: 'lobby' });

testMinimalPages({ manifest, remote, addresses: { launcher } });
