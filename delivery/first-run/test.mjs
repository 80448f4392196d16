/** `npm test`: every check and test, ending with `N passed, N failed`. */
import { ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
runPinned('delivery/src/checks/test.ts', process.argv.slice(2));
