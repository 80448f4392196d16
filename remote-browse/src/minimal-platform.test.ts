import { testMinimalPages } from '@shared-kernel/testing/minimal-answers/minimal-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';
import { ADDRESSES } from './testing/addresses.ts';

testMinimalPages({ manifest, remote, addresses: ADDRESSES });
