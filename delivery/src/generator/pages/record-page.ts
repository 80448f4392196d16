import { type EndpointShape, readEndpoint, sampleOf } from '../endpoint-shape.ts';
import { toPascal } from '../names.ts';
import { addressImport, type FeatureNames, type PageRequest, type PageTemplate } from './page-template.ts';
import { type RecordParts, readRecordParts, recordTexts } from './record-parts.ts';
import { recordRow } from './record-row.ts';

const pageCode = (names: FeatureNames, { name, module }: EndpointShape, parts: RecordParts): string => {
  const { feature, key, remote } = names;
  const { id, time, choices, totals, isTeam } = parts;
  const pascal = toPascal(feature);
  const define = isTeam ? 'defineTeamFilters' : 'defineFilters';
  const kernels = choices.filter(({ values }) => values === null).map(({ code }) => code);
  const own = choices.filter(({ values }) => values !== null).map(({ code }) => code);
  const filters = choices.map(({ field, code }) => `${field}: ${code}`).join(', ');
  const drill = isTeam ? ' parent={filters.parent} onDrill={() => filters.drill(row.userName)}' : '';
  return `
import { ${name} } from '${module}';
import { useTranslation } from 'shared-kernel/i18n';
import { ${[...kernels, define, 'RecordPage', 'useFilters', 'useRecords'].join(', ')} } from 'shared-kernel/records';
import { ${[`${pascal}Row`, ...own, `use${pascal}Fields`].join(', ')} } from './${feature}-row.tsx';

const rules = ${define}({ choices: { ${filters} } });

const idOf = ({ ${id} }: { readonly ${id}: string }) => ${id};
const timeOf = ({ ${time} }: { readonly ${time}: string }) => ${time};

export const Page = () => {
  const { t } = useTranslation('${remote}');
  const filters = useFilters(rules);
  const rows = useRecords(${name}, filters.query, idOf);
  const fieldsOf = use${pascal}Fields();
  return (
    <RecordPage
      filters={filters}
      pages={rows}
      totals={[
        ${totals.map((total) => `{ name: t('${key}.field.${total}'), of: (footer) => footer.${total} },`).join('\n')}
      ]}
      idOf={idOf}
      timeOf={timeOf}
      renderRow={(row, open) => <${pascal}Row row={row} onOpen={open}${drill} />}
      detail={{ title: t('${key}.detail'), fieldsOf }}
      texts={{
        count: (count) => t('${key}.count', { count }),
        loading: t('${key}.loading'),
        empty: t('${key}.empty'),
        failed: t('${key}.failed'),
        failedText: t('${key}.failedText'),
      }}
    />
  );
};
`;
};

const rowOf = ({ value }: EndpointShape) => value.properties?.list?.items ?? {};

const answerCode = ({ value }: EndpointShape): string => {
  const { footer } = value.properties ?? {};
  const summed = footer === undefined ? {} : { footer: sampleOf(footer, 'footer') };
  const { list: _rows, ...rest } = sampleOf(value, 'value') as Record<string, unknown>;
  const answer = { ...rest, ...summed, pageNum: 1, totalPages: 1, ...('trail' in rest && { trail: [] }) };
  return `{ list: [ROW], ${JSON.stringify(answer).slice(1)}`;
};

const drillTest = `
it('shows the part of the team that a member stands for', async () => {
  server.use(answer(ENDPOINT, ANSWER));
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: \`Show \${ROW.userName}’s part of the team\` }));
  expect(address()).toContain(new URLSearchParams({ parent: ROW.userName }).toString());
});
`;

const testCode = ({ names, address }: PageRequest, shape: EndpointShape, parts: RecordParts): string => {
  const { feature, key } = names;
  const session = parts.isTeam ? 'anAgentSession' : 'aSession';
  return `
import { screen, within } from '@testing-library/react';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { ${shape.name} } from '${shape.module}';
import { answer, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { watchBottom } from 'shared-kernel/testing/bottom-of-page';
import { ${session} } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
import { expectStartedCalls } from 'shared-kernel/testing/started-calls';
import { manifest } from '../../manifest.ts';
${addressImport(address)}
import { Page } from './${feature}.page.tsx';
import en from './texts.en.json';

type Answer = ValueOf<typeof ${shape.name}>;

const ROW: Answer['list'][number] = ${JSON.stringify(sampleOf(rowOf(shape), 'row'))};
const ANSWER: Answer = ${answerCode(shape)};

watchBottom();

const server = serveApi();

const open = () => renderPage(<Page />, { path: ${address.expression}, session: ${session}() });

it('asks for exactly what its document starts', async () => {
  server.use(answer(${shape.name}, ANSWER));
  await expectStartedCalls(server, manifest.routes.find(({ page }) => page === '${feature}'), open);
});

it('shows the entries, and each in detail', async () => {
  server.use(answer(${shape.name}, ANSWER));
  const { user } = await open();
  await user.click(await screen.findByText(ROW.${parts.title}));
  const sheet = await screen.findByRole('dialog', { name: en.${key}.detail });
  expect(within(sheet).getByText(ROW.${parts.id})).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  server.use(refuse(${shape.name}, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.${key}.failedText)).toBeVisible();
  server.use(answer(${shape.name}, ANSWER));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(ROW.${parts.title})).toBeVisible();
});
${parts.isTeam ? drillTest.replace('ENDPOINT', shape.name) : ''}`;
};

/** A record page on a list of the contracts, or a team page. Throws a SiteError for an endpoint that is no such list. */
export const recordPage = (endpointName: string, { isTeam }: { readonly isTeam: boolean }): PageTemplate => {
  const shape = readEndpoint(endpointName);
  const parts = readRecordParts(shape, isTeam);
  return (request) => ({
    files: {
      [`${request.names.feature}.page.tsx`]: pageCode(request.names, shape, parts),
      [`${request.names.feature}-row.tsx`]: recordRow(request.names, shape, parts),
      [`${request.names.feature}.page.test.tsx`]: testCode(request, shape, parts),
    },
    texts: (title) => recordTexts(parts, title),
    starts: {
      code: `[startRecords(${shape.name})]`,
      imports: [
        `import { ${shape.name} } from '${shape.module}';`,
        "import { startRecords } from 'shared-kernel/remote';",
      ],
    },
  });
};
