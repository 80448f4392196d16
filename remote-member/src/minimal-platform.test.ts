import { testMinimalPages } from '@shared-kernel/testing/minimal-answers/minimal-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';

/** jsdom scrolls nothing. */
Element.prototype.scrollIntoView = () => undefined;

testMinimalPages({ manifest, remote });
