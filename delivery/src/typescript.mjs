/**
 * `node --import delivery/typescript`: Node strips the types of a repository's own sources, and refuses to under `node_modules`, where a
 * standalone remote has these tools and the kernel. They stay sources there too: the bundler and the tests compile them as here.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const INSTALLED = /^file:.*\/node_modules\/.*\.tsx?$/;

registerHooks({
  load: (url, context, next) => {
    if (!INSTALLED.test(url)) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      filename: fileURLToPath(url),
      jsc: {
        parser: { syntax: 'typescript', tsx: url.endsWith('x') },
        target: 'esnext',
        transform: { verbatimModuleSyntax: true },
      },
      sourceMaps: 'inline',
      swcrc: false,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
