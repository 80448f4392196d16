/** `npm start`: builds, seeds and serves the whole site. Options: --help. */
import { ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
runPinned('delivery/src/stack/start.ts', process.argv.slice(2));
