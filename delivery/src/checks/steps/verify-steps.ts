/** One check of `pnpm verify`: a program of the workspace, run from its root. Errors or off: none of them warns. */
export interface VerifyStep {
  readonly title: string;
  /** A program in `node_modules/.bin`, or a script for `node`. */
  readonly run: readonly [program: string, ...args: string[]];
}

/**
 * Lanes run side by side, the steps of one in turn: two, for machines with two cores, of about the same length. The
 * kernel's API is read from the declarations that the types' step has written.
 */
export const VERIFY_LANES: readonly (readonly VerifyStep[])[] = [
  [
    { title: 'types', run: ['tsc', '-b'] },
    { title: 'kernel API', run: ['node', 'delivery/src/checks/kernel-api/kernel-api.ts'] },
    { title: 'contracts', run: ['node', 'shared-kernel/contracts/scripts/check-contracts.ts'] },
    { title: 'OpenAPI', run: ['node', 'platform/src/http/openapi/check-openapi.ts'] },
    { title: 'translations', run: ['node', 'delivery/src/checks/translations/translations.ts'] },
    { title: 'migrations', run: ['node', 'delivery/src/checks/steps/migrations.ts'] },
    { title: 'licences', run: ['node', 'delivery/src/supply-chain/supply-chain.ts', 'licences'] },
    { title: 'environment', run: ['node', '--test', 'delivery/src/checks/steps/environment.test.ts'] },
    { title: 'documentation', run: ['node', 'delivery/src/checks/documentation/documentation.ts'] },
    { title: 'lock file', run: ['node', 'delivery/src/checks/steps/lock-file-hosts.ts'] },
  ],
  [
    {
      title: 'format and lint',
      run: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '--colors=off', '.'],
    },
    { title: 'styles', run: ['stylelint', '{shared-kernel,host,remote-*,platform/demo/games}/**/*.css'] },
    { title: 'walls', run: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'] },
    { title: 'unused code', run: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  ],
];
