import type { Files } from './write-files.ts';

const packageJson = (remote: string) => ({
  name: `remote-${remote}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: { build: 'rspack build', dev: `node ../delivery/src/dev/dev.ts ${remote}`, test: 'jest' },
  dependencies: { react: 'catalog:', 'react-dom': 'catalog:', 'shared-kernel': 'workspace:*' },
  devDependencies: {
    '@rspack/cli': 'catalog:',
    '@rspack/core': 'catalog:',
    '@testing-library/jest-dom': 'catalog:',
    '@testing-library/react': 'catalog:',
    '@types/jest': 'catalog:',
    '@types/node': 'catalog:',
    '@types/react': 'catalog:',
    '@types/react-dom': 'catalog:',
    delivery: 'workspace:*',
    jest: 'catalog:',
  },
});

const TSCONFIG = {
  extends: '../tsconfig.base.json',
  compilerOptions: {
    rootDir: '.',
    outDir: '.types',
    tsBuildInfoFile: '.types/tsbuildinfo',
    types: ['jest', 'node', '@testing-library/jest-dom'],
  },
  include: ['src', 'src/**/*.json', '../shared-kernel/src/styles/css-modules.d.ts'],
  references: [{ path: '../shared-kernel' }],
};

const RSPACK_CONFIG = `
import { defineRemote } from 'delivery/preset';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);
`;

const manifestTemplate = (remote: string): string => `
import { defineManifest } from 'shared-kernel/remote';

export const manifest = defineManifest({
  name: '${remote}',
  routes: [],
  slots: [],
});
`;

const REMOTE_MODULE = `
import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {},
  slots: {},
} satisfies RemoteModuleOf<typeof manifest>;
`;

const MINIMAL_PLATFORM_TEST = `
import { testMinimalPages } from 'shared-kernel/testing/minimal-answers/minimal-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';

testMinimalPages({ manifest, remote });
`;

const WITHOUT_BROWSER_TEST = `
/** @jest-environment node */
import { testPublicPages } from 'shared-kernel/testing/public-pages';
import { manifest } from './manifest.ts';
import { remote } from './remote.tsx';

testPublicPages(manifest, remote);
`;

/** A remote without features. */
export const remoteFiles = (remote: string): Files => {
  const home = `remote-${remote}`;
  return {
    [`${home}/package.json`]: JSON.stringify(packageJson(remote)),
    [`${home}/tsconfig.json`]: JSON.stringify(TSCONFIG),
    [`${home}/rspack.config.ts`]: RSPACK_CONFIG,
    [`${home}/jest.config.js`]: "export { jestPreset as default } from 'shared-kernel/testing/jest-preset';\n",
    [`${home}/src/manifest.ts`]: manifestTemplate(remote),
    [`${home}/src/remote.tsx`]: REMOTE_MODULE,
    [`${home}/src/minimal-platform.test.ts`]: MINIMAL_PLATFORM_TEST,
    [`${home}/src/public-pages.test.ts`]: WITHOUT_BROWSER_TEST,
  };
};
