import 'shared-kernel/styles/kernel.css';
import { start } from './start.tsx';
import { loadRelease, startFederation } from './remotes/federation.ts';

startFederation();
void start({ loadRelease });
