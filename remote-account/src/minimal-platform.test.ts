import { testMinimalPages } from '@shared-kernel/testing/minimal-answers/minimal-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';

testMinimalPages({ manifest, remote, forGuests: ['login', 'register', 'trial'] });
