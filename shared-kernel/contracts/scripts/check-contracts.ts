/**
 * Holds the calls of the API to three rules: no answer is closed to a value of tomorrow, no input is without an end, and no call changes under the
 * remotes that are live (`wire.json`: the calls as they were last released). What is added needs no entry there.
 * `--record` writes the calls as they are: after a release, and with a change that is meant (docs/decisions/0007-api-check.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import { wireOf } from '@shared-kernel/contracts/wire/wire-facts';
import { type Wire, wireProblems } from '@shared-kernel/contracts/wire/wire-problems';
import { closedValues } from './closed-values.ts';
import { unboundedInputs } from './unbounded-inputs.ts';

const RECORD = fileURLToPath(new URL('../../api/wire.json', import.meta.url));

const calls: Readonly<Record<string, Wire>> = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([name, endpoint]) => [name, wireOf(endpoint)]),
);

const closed = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
  closedValues(endpoint).map((path) => `${name}: ${path} is a closed list: an answer takes openEnum()`),
);

const unbounded = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
  unboundedInputs(endpoint).map(
    (path) => `${name}: ${path} has no end: an input takes text(), lines(), intBetween() or a maxLength()`,
  ),
);

const broken = (): readonly string[] => {
  const released: Readonly<Record<string, Wire>> = JSON.parse(readFileSync(RECORD, 'utf8'));
  return Object.entries(released).flatMap(([name, before]) =>
    wireProblems(before, calls[name]).map((problem) => `${name}: ${problem}`),
  );
};

const isRecording = process.argv.includes('--record');
if (isRecording) writeFileSync(RECORD, `${JSON.stringify(calls, null, 2)}\n`);
const problems = [...closed, ...unbounded, ...(isRecording ? [] : broken())];
if (problems.length === 0)
  console.log(
    `${Object.keys(calls).length} calls, no answer closed, no input without an end, none changed under a live remote.`,
  );
else {
  console.error(
    [
      ...problems,
      'Remotes and platforms that are live would break. If that is meant: pnpm exec node shared-kernel/contracts/scripts/check-contracts.ts --record',
    ].join('\n'),
  );
  process.exitCode = 1;
}
