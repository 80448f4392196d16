import '@shared-kernel/ui/styles/kernel.css';
import { loadRelease } from './remotes/federation.ts';
import { start } from './start.tsx';

void start({ loadRelease });
