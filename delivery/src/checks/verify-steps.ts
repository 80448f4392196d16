/** One check of `pnpm verify`: a program of the workspace, run from its root. Errors or off: none of them warns. */
export interface VerifyStep {
  readonly title: string;
  /** A program in `node_modules/.bin`, or a script. */
  readonly run: readonly [program: string, ...args: string[]];
}

export const VERIFY_STEPS: readonly VerifyStep[] = [
  { title: 'types', run: ['tsc', '-b'] },
  { title: 'format and lint', run: ['biome', 'ci', '.'] },
  { title: 'styles', run: ['stylelint', '**/*.css'] },
  { title: 'walls', run: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'] },
  { title: 'unused code', run: ['knip'] },
  { title: 'kernel API report', run: ['node', 'shared-kernel/scripts/api-report.ts'] },
];
