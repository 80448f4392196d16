import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StackError } from '../workspace/workspace.ts';
import { type Files, fillTemplate, insertInto, refuseExisting, withImport, writeFiles } from './copy-template.ts';
import { readEndpointName, readFeatureName, toCamel, toWords } from './names.ts';

export interface EndpointOptions {
  /** The file of `shared-kernel/contracts/src` that declares it: `agent/agent`. By default one of the feature's name in `member`. */
  readonly contract?: string | undefined;
  /** Its address: by default `/wps/` and the feature. */
  readonly path?: string | undefined;
}

const CONTRACTS = 'shared-kernel/contracts/src';
const MINIMAL_ANSWERS = 'shared-kernel/testing/src/minimal-answers';

const contractCode = (name: string, path: string, feature: string): string => `
export const ${name} = defineEndpoint({
  summary: '${toWords(feature)}',
  method: 'GET',
  path: '${path}',
  access: 'session',
  input: object({}),
  value: object({ userName: string() }),
});
`;

/** A contract in its file, and in its owner's list of calls where the file is new. */
const contractFiles = async (root: string, name: string, contract: string, code: string): Promise<Files> => {
  const file = `${CONTRACTS}/${contract}.ts`;
  const isNew = !existsSync(join(root, file));
  const text = isNew ? '' : await readFile(join(root, file), 'utf8');
  if (new RegExp(`\\b${name}\\b`).test(text)) throw new StackError(`${file} has ${name} already: nothing was changed.`);
  const [before, examples] = text.split(/(?=\n\/\*\*[^*]*\*\/\nexport const examples\b)/);
  const imports = [
    "import { defineEndpoint } from '../wire/endpoint.ts';",
    "import { object } from '@shared-kernel/contracts/schema';",
    "import { string } from '@shared-kernel/contracts/schema';",
  ];
  const written = imports.reduce(withImport, `${before ?? ''}${code}${examples ?? ''}`);
  if (!isNew) return { [file]: written };
  const calls = `${CONTRACTS}/${dirname(contract)}/calls.ts`;
  const list = await readFile(join(root, calls), 'utf8');
  const area = toCamel(basename(contract));
  return {
    [file]: written,
    [calls]: insertInto(
      calls,
      withImport(list, `import * as ${area} from './${basename(contract)}.ts';`),
      'const CALLS = [',
      `area(${area})`,
    ),
  };
};

/**
 * Adds an endpoint: its contract, the platform's feature that answers it, with a test, and its line in the area. Answers
 * the files that it wrote. Throws a StackError, before anything is written, for what is there already.
 */
export const newEndpoint = async (
  root: string,
  area: string,
  featureName: string,
  endpointName: string,
  { contract = `member/${featureName}`, path }: EndpointOptions = {},
): Promise<readonly string[]> => {
  const feature = readFeatureName(featureName);
  const name = readEndpointName(endpointName);
  const areaFile = `platform/src/${area}/${area}.area.ts`;
  if (!existsSync(join(root, areaFile))) {
    const areas = globSync('platform/src/*/*.area.ts', { cwd: root }).map((each) => each.split('/')[2]);
    throw new StackError(`The platform has no area "${area}". It has: ${areas.sort().join(', ')}.`);
  }
  const folder = `platform/src/${area}/${feature}`;
  refuseExisting(root, folder);
  const code = contractCode(name, path ?? `/wps/${feature}`, feature);
  const api = `${toCamel(feature)}Api`;
  const registered = withImport(
    await readFile(join(root, areaFile), 'utf8'),
    `import { ${api} } from './${feature}/${feature}.api.ts';`,
  );
  const values = {
    featureName: toCamel(feature),
    'feature-name': feature,
    endpointName: name,
    'endpoint-module': `@shared-kernel/contracts/${contract}`,
  };
  return writeFiles(root, {
    ...(await contractFiles(root, name, contract, code)),
    ...(await fillTemplate('endpoint', folder, { values })),
    [areaFile]: insertInto(areaFile, registered, 'apis: [', api),
  });
};

/** What is left to be done by hand for a new endpoint. */
export const endpointSteps = (area: string, feature: string): readonly string[] => [
  'write what it asks for and answers, and the answer (docs: platform/README.md)',
  "a text that it asks for has an end (shortText, language … of system/values.ts), and an input has an example: `export const examples = { … satisfies InputOf<typeof …> }` in the contract's file",
  `what the least of platforms answers, in ${MINIMAL_ANSWERS}: without it the kernel's tests fail (docs/testing.md)`,
  `pnpm --filter platform test 'src/${area}/${feature}/*.test.ts' src/app.test.ts`,
  'pnpm verify',
];
