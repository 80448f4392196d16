/** Runs every command of the README, for CI. */
import { ensureInstalled, runPinned } from './prepare.mjs';

ensureInstalled();
runPinned('delivery/src/checks/readme.ts', process.argv.slice(2));
