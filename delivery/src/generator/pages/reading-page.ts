import { isRepeatable } from 'shared-kernel/contracts/endpoint';
import { SiteError } from '../../site/site-error.ts';
import { type EndpointShape, kindOf, readEndpoint, sampleOf } from '../endpoint-shape.ts';
import { toSentence } from '../names.ts';
import { addressImport, type FeatureNames, type PageRequest, type PageTemplate } from './page-template.ts';

const CODES: Partial<Record<string, (name: string) => string>> = {
  amount: (name) => `<Money amount={value.${name}} />`,
  instant: (name) => `day(value.${name})`,
  choice: (name) => `value.${name}`,
  text: (name) => `value.${name}`,
  number: (name) => `number(value.${name})`,
};

/** The fields that a row can show. Throws a SiteError for an endpoint whose answer has none, or that asks for something. */
const readFields = ({ name, input, value, endpoint }: EndpointShape): readonly (readonly [string, string])[] => {
  if (!isRepeatable(endpoint)) throw new SiteError(`${name} changes something: it is not read.`);
  if ((input.required ?? []).length > 0) {
    throw new SiteError(
      `${name} asks for ${input.required?.join(', ')}: what for is the page's to say (docs/reading-and-changing-data.md).`,
    );
  }
  const fields = Object.entries(value.properties ?? {})
    .filter(([field]) => value.required?.includes(field))
    .flatMap(([field, shape]) => {
      const code = CODES[kindOf(shape)];
      return code === undefined ? [] : [[field, code(field)] as const];
    });
  if (fields.length > 0) return fields;
  throw new SiteError(`The answer of ${name} has no field that a row could show.`);
};

const pageCode = (
  { key, remote }: FeatureNames,
  { name, module }: EndpointShape,
  fields: ReturnType<typeof readFields>,
): string => {
  const all = fields.map(([, code]) => code).join(' ');
  const formats = ['day', 'number'].filter((format) => all.includes(`${format}(`));
  return `
import { ${name} } from '${module}';
${formats.length > 0 ? "import { useFormat } from 'shared-kernel/format';" : ''}
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { Column } from 'shared-kernel/ui/column';
import { ListRow, RowList } from 'shared-kernel/ui/list-row';
import { Loaded } from 'shared-kernel/ui/loaded';
${all.includes('<Money') ? "import { Money } from 'shared-kernel/ui/money';" : ''}
import { Skeleton } from 'shared-kernel/ui/skeleton';

/** A row's height, so that nothing moves when they come. */
const ROW_PX = 64;

export const Page = () => {
  const { t } = useTranslation('${remote}');
  const answer = useApi(${name}, {});
  ${formats.length > 0 ? `const { ${formats.join(', ')} } = useFormat();` : ''}
  return (
    <Column>
      <Loaded query={answer} wait={<Skeleton height={ROW_PX * ${fields.length}} />} look="page" failed={{ title: t('${key}.failed') }}>
        {(value) => (
          <RowList label={t('${key}.title')}>
            ${fields.map(([field, code]) => `<ListRow title={t('${key}.field.${field}')} sub={${code}} />`).join('\n')}
          </RowList>
        )}
      </Loaded>
    </Column>
  );
};
`;
};

const testCode = (
  { names: { feature, key }, address }: PageRequest,
  shape: EndpointShape,
  [field]: readonly [string, string],
): string => `
import { screen } from '@testing-library/react';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { ${shape.name} } from '${shape.module}';
import { answer, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { aSession } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
import { expectStartedCalls } from 'shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
${addressImport(address)}
import { Page } from './${feature}.page.tsx';
import en from './texts.en.json';

const ANSWER: ValueOf<typeof ${shape.name}> = ${JSON.stringify(sampleOf(shape.value, 'value'))};

const server = serveApi();

const open = () => renderPage(<Page />, { path: ${address.expression}, session: aSession() });

it('asks for exactly what its document starts', async () => {
  server.use(answer(${shape.name}, ANSWER));
  await expectStartedCalls(server, manifest.routes.find(({ page }) => page === '${feature}'), open);
});

it('offers another try when the answer does not come', async () => {
  server.use(refuse(${shape.name}, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.${key}.failed)).toBeVisible();
  server.use(answer(${shape.name}, ANSWER));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.${key}.field.${field})).toBeVisible();
});
`;

/** A page that shows one answer of the API in its four states. Throws a SiteError for an endpoint that has to be asked something. */
export const readingPage = (endpointName: string): PageTemplate => {
  const shape = readEndpoint(endpointName);
  const fields = readFields(shape);
  const [first = ['', '']] = fields;
  return (request) => ({
    files: {
      [`${request.names.feature}.page.tsx`]: pageCode(request.names, shape, fields),
      [`${request.names.feature}.page.test.tsx`]: testCode(request, shape, first),
    },
    texts: (title) => ({
      failed: `${title}: not loaded`,
      field: Object.fromEntries(fields.map(([field]) => [field, toSentence(field)])),
    }),
    starts: {
      code: `[startCall(${shape.name}, {})]`,
      imports: [
        `import { ${shape.name} } from '${shape.module}';`,
        "import { startCall } from 'shared-kernel/remote';",
      ],
    },
  });
};
