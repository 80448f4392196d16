import { unnamedParts } from '../../preset/federation/sharing-policy.ts';

/** One step of `pnpm verify`: `shared-kernel/sharing.json` names every part of the kernel, and none that is gone. */
const problems = unnamedParts();
for (const problem of problems) console.error(`shared-kernel/sharing.json ${problem}`);
if (problems.length > 0) process.exitCode = 1;
