import { fileURLToPath } from 'node:url';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Packages that publish ES modules only; everything else in the store is already CommonJS and runs as it is. */
const ES_MODULE_PACKAGES = [
  'ky',
  'msw',
  '@mswjs\\+',
  '@msw\\+',
  '@open-draft\\+',
  'headers-polyfill',
  'is-node-process',
  'outvariant',
  'rettime',
  'strict-event-emitter',
  'until-async',
  'cookie@2',
  'tough-cookie',
  'tldts',
  'jose@',
  'swiper@',
  // The kernel itself, where it is installed.
  'shared-kernel@',
  '@shared-kernel\\+',
];

/**
 * What every browser package's tests run on: jsdom, swc, CSS modules whose class names are the names in the source.
 * A package's jest.config.js is one line: `export { jestPreset as default } from '@shared-kernel/testing/jest-preset'`.
 */
export const jestPreset = {
  testEnvironment: here('./jest-environment.ts'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['tsx', 'ts', 'js', 'cjs', 'mjs', 'json'],
  moduleNameMapper: {
    // What players run: the light schema, also under the conditions of Node (docs/decisions/0005-light-schema.md).
    '^@shared-kernel/contracts/schema$': fileURLToPath(
      new URL('./schema.browser.ts', import.meta.resolve('@shared-kernel/contracts/schema')),
    ),
    '\\.module\\.css$': here('./css-modules.cjs'),
    '\\.(css|svg|png|webp|woff2)$': here('./asset.cjs'),
  },
  setupFilesAfterEnv: [here('./jest-setup.ts')],
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${ES_MODULE_PACKAGES.join('|')}))`],
  clearMocks: true,
  restoreMocks: true,
} as const;
