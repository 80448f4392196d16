import '@shared-kernel/ui/styles/kernel.css';
import { start } from 'host/src/start.tsx';
import { loadRelease } from './remotes.ts';

/** The host's own start-up, without federation: everything the site does to start fast, in one build. */
void start({ loadRelease });
