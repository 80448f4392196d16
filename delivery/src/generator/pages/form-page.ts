import { SiteError } from '../../site/site-error.ts';
import { type EndpointShape, kindOf, readEndpoint, type Shape, sampleOf, valuesOf } from '../endpoint-shape.ts';
import { toCamel, toPascal, toSentence } from '../names.ts';
import { addressImport, type FeatureNames, type PageRequest, type PageTemplate } from './page-template.ts';

interface FormField {
  readonly name: string;
  readonly component: 'TextField' | 'TextAreaField' | 'SelectField' | 'SwitchField' | 'PicturesField';
  readonly shape: Shape;
  readonly isRequired: boolean;
}

/** From so many characters on a text has several lines. */
const SEVERAL_LINES = 100;
const TYPED = 'Some words';

const componentOf = (shape: Shape): FormField['component'] | undefined => {
  const components: Partial<Record<string, FormField['component']>> = {
    text: (shape.maxLength ?? 0) >= SEVERAL_LINES ? 'TextAreaField' : 'TextField',
    choice: 'SelectField',
    boolean: 'SwitchField',
    pictures: 'PicturesField',
  };
  return components[kindOf(shape)];
};

/** Throws a SiteError for an input that no field of a form stands for by itself. */
const readFields = ({ name, input, endpoint }: EndpointShape): readonly FormField[] => {
  if (endpoint.method === 'GET') throw new SiteError(`${name} sends nothing: a form is for POST, PUT or DELETE.`);
  const fields = Object.entries(input.properties ?? {}).flatMap(([field, shape]) => {
    const component = componentOf(shape);
    const isRequired = input.required?.includes(field) === true;
    if (component !== undefined) return [{ name: field, component, shape, isRequired }];
    if (!isRequired) return [];
    throw new SiteError(
      `${name} needs "${field}", which no field fills by itself: write this form after docs/forms.md.`,
    );
  });
  if (fields.some(({ component }) => component.startsWith('Text'))) return fields;
  throw new SiteError(
    `${name} asks for no text: a button with useApiMutation says it all (docs/reading-and-changing-data.md).`,
  );
};

const hookOf = (name: string): string => `use${toPascal(name)}`;
const fileOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const failureKey = (code: string): string => toCamel(code.replaceAll('.', '-'));

const startOf = ({ component, name, shape }: FormField, endpoint: string): string => {
  if (component === 'PicturesField') return '[] as File[]';
  if (component === 'SwitchField') return 'false';
  return component === 'SelectField' ? `'${valuesOf(shape)?.[0]}' as InputOf<typeof ${endpoint}>['${name}']` : "''";
};

const ruleOf = ({ component, isRequired, shape }: FormField): string => {
  const isText = component.startsWith('Text');
  const rule = [isRequired && isText && 'required: true', isText && shape.maxLength && `maxLength: ${shape.maxLength}`];
  return `{ ${rule.filter(Boolean).join(', ')} }`;
};

const fieldCode = (key: string, { component, name, shape }: FormField): string => {
  const options = (valuesOf(shape) ?? []).map(
    (value) => `{ value: '${value}', label: t('${key}.${name}Choice.${value}') }`,
  );
  const extra = component === 'SelectField' ? ` options={[${options.join(', ')}]}` : '';
  return `<${component} of={form.fields.${name}} label={t('${key}.field.${name}')}${extra} />`;
};

const operationCode = ({ name, module }: EndpointShape): string => `
import { ${name} } from '${module}';
import { useApiMutation } from 'shared-kernel/query';

export const ${hookOf(name)} = () => useApiMutation(${name});
`;

const pageCode = (
  { feature, key, remote }: FeatureNames,
  shape: EndpointShape,
  fields: readonly FormField[],
): string => {
  const { name, module, endpoint } = shape;
  const components = [...new Set(fields.map(({ component }) => component))];
  const codes = Object.keys(endpoint.errors ?? {});
  const failures = codes.map((code) => `'${code}': '${key}.failure.${failureKey(code)}',`);
  const chosen = fields.some(({ component }) => component === 'SelectField');
  const typed = fields.filter(({ component }) => component.startsWith('Text'));
  return `
${codes.length > 0 ? "import type { FailureCodeOf } from 'shared-kernel/api';" : ''}
${chosen ? "import type { InputOf } from 'shared-kernel/contracts/endpoint';" : ''}
${chosen || codes.length > 0 ? `import type { ${name} } from '${module}';` : ''}
import { ${codes.length > 0 ? 'type Failures, ' : ''}Form, SubmitButton, ${components.join(', ')}, useAppForm } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { Column } from 'shared-kernel/ui/column';
import { showToast } from 'shared-kernel/ui/toast';
import { ${hookOf(name)} } from './api/${fileOf(name)}.ts';

${codes.length > 0 ? `const FAILURES = {\n${failures.join('\n')}\n} as const satisfies Failures<'${remote}', never, FailureCodeOf<typeof ${name}>>;` : ''}

export const Page = () => {
  const { t } = useTranslation('${remote}');
  const form = useAppForm({
    texts: '${remote}',
    defaultValues: { ${fields.map((field) => `${field.name}: ${startOf(field, name)}`).join(', ')} },
    fields: { ${typed.map((field) => `${field.name}: ${ruleOf(field)}`).join(', ')} },
    submit: ${hookOf(name)}(),
    ${codes.length > 0 ? 'failures: FAILURES,' : ''}
    draft: '${remote}.${feature}',
    onSuccess: () => showToast({ text: t('${key}.sent') }),
  });
  return (
    <Column>
      <Form form={form} label={t('${key}.title')}>
        ${fields.map((field) => fieldCode(key, field)).join('\n')}
        <SubmitButton form={form} busyText={t('${key}.sending')}>{t('${key}.send')}</SubmitButton>
      </Form>
    </Column>
  );
};
`;
};

const testCode = ({ names, address }: PageRequest, shape: EndpointShape, fields: readonly FormField[]): string => {
  const { feature, key } = names;
  const { name, module } = shape;
  const typed = fields.filter(({ component }) => component.startsWith('Text'));
  const first = typed[0]?.name ?? '';
  return `
import { screen, waitFor } from '@testing-library/react';
import type { InputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import { ${name} } from '${module}';
import { answerBy, refuse } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { aSession } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
${addressImport(address)}
import { Page } from './${feature}.page.tsx';
import en from './texts.en.json';

const ANSWER: ValueOf<typeof ${name}> = ${JSON.stringify(sampleOf(shape.value, 'value'))};

const server = serveApi();

const openAndSend = async () => {
  const page = await renderPage(<Page />, { path: ${address.expression}, session: aSession() });
  ${typed.map((field) => `await page.user.type(screen.getByRole('textbox', { name: en.${key}.field.${field.name} }), '${TYPED}');`).join('\n')}
  await page.user.click(screen.getByRole('button', { name: en.${key}.send }));
};

it('sends what was typed, and says so', async () => {
  const sent: InputOf<typeof ${name}>[] = [];
  server.use(answerBy(${name}, (input) => {
    sent.push(input);
    return ANSWER;
  }));
  await openAndSend();
  expect(await screen.findByText(en.${key}.sent)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ${typed.map((field) => `${field.name}: '${TYPED}'`).join(', ')} })]);
});

it('keeps what was typed when it is refused', async () => {
  server.use(refuse(${name}, 'unknown'));
  await openAndSend();
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: en.${key}.send })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: en.${key}.field.${first} })).toHaveValue('${TYPED}');
});
`;
};

const textsOf = ({ endpoint }: EndpointShape, fields: readonly FormField[]) => {
  const codes = Object.keys(endpoint.errors ?? {});
  const choices = fields.flatMap(({ component, name, shape }) =>
    component === 'SelectField'
      ? [
          [
            `${name}Choice`,
            Object.fromEntries((valuesOf(shape) ?? []).map((value) => [value, toSentence(value.toLowerCase())])),
          ],
        ]
      : [],
  );
  return {
    field: Object.fromEntries(fields.map(({ name }) => [name, toSentence(name)])),
    ...Object.fromEntries(choices),
    send: 'Send',
    sending: 'Sending …',
    sent: 'It was sent.',
    ...(codes.length > 0 && {
      failure: Object.fromEntries(codes.map((code) => [failureKey(code), `It was refused: ${code}.`])),
    }),
  };
};

/** A page with a form that sends one endpoint. Throws a SiteError where a person has to decide on a field. */
export const formPage = (endpointName: string): PageTemplate => {
  const shape = readEndpoint(endpointName);
  const fields = readFields(shape);
  return (request) => ({
    files: {
      [`${request.names.feature}.page.tsx`]: pageCode(request.names, shape, fields),
      [`api/${fileOf(shape.name)}.ts`]: operationCode(shape),
      [`${request.names.feature}.page.test.tsx`]: testCode(request, shape, fields),
    },
    texts: () => textsOf(shape, fields),
  });
};
