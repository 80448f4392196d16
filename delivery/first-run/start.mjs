/** `npm start`: builds, seeds and serves the whole site. Options: --help. */
import { ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
runPinned('delivery/src/site/start.ts', process.argv.slice(2));
