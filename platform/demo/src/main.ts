import { runPlatform } from '../../src/run-platform.ts';
import { DEMO } from './demo.ts';

await runPlatform(DEMO);
