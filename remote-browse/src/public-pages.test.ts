/** @jest-environment node */
import { testPublicPages } from '@shared-kernel/testing/public-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';
import { ADDRESSES } from './testing/addresses.ts';

testPublicPages(manifest, remote, ADDRESSES);
