import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import type { Query } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { getBrand } from 'shared-kernel/brand';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { configureApi } from 'shared-kernel/host/api';
import { initBrand } from 'shared-kernel/host/brand';
import { registerRoutes } from 'shared-kernel/host/frame';
import { addNamespace, loadNamespace } from 'shared-kernel/host/i18n';
import { createQueryClient, QueryClientProvider } from 'shared-kernel/host/query';
import { sessionStore } from 'shared-kernel/host/session';
import { getLanguage, LANGUAGE_TAG } from 'shared-kernel/i18n';
import type { QueryClient } from 'shared-kernel/query';
import type { Session } from 'shared-kernel/session';
import { bundleTexts } from 'shared-kernel/testing/bundled-texts';
import { engine, startEngine } from 'shared-kernel/testing/engine';
import type { NamespaceTexts } from './package-texts.ts';
import { SAMPLE_ANSWERS } from './sample-answers.ts';
import { aWhitelabel } from './site-builders.ts';

export interface NodeVisit {
  readonly path: string;
  readonly session: Session | null;
  readonly language: Language;
  readonly texts: Readonly<Record<string, NamespaceTexts>>;
}

export interface NodeRendering {
  /** While every answer is awaited. */
  readonly pending: string;
  /** With all that the page asks for. */
  readonly answered: string;
  /** The paths of the calls that the page's first view consists of. */
  readonly calls: readonly string[];
}

/** Answers can wait for answers: a list for the vendor that it is of. */
const ROUNDS = 5;

const answers = new Map<string, unknown>(SAMPLE_ANSWERS.map(([{ path }, value]) => [path, value]));

const start = async ({ session, language, texts }: NodeVisit): Promise<void> => {
  initBrand(aWhitelabel());
  configureApi({ merchant: () => getBrand().merchantCode, language: getLanguage });
  sessionStore.setState({ session });
  registerRoutes([]);
  await startEngine(language);
  bundleTexts('common', COMMON_TEXTS);
  await engine.changeLanguage(LANGUAGE_TAG[language]);
  for (const [name, { EN, TY }] of Object.entries(texts)) {
    addNamespace(name, { EN: async () => ({ default: EN }), TY: async () => ({ default: TY }) });
    await Promise.all(LANGUAGES.map((each) => loadNamespace(name, each)));
  }
};

const paint = async (Page: ComponentType, path: string, client: QueryClient): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>
    </QueryClientProvider>,
    { onError: (error) => void errors.push(error) },
  );
  // A boundary may have caught it: on the page a card, here a first view that is not one.
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
};

const isPaged = ({ options }: Query): boolean => 'initialPageParam' in options;

/** Gives every query that the page has asked for its answer. Answers whether there was one. */
const answerAll = (client: QueryClient): boolean => {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data === undefined);
  for (const query of waiting) {
    const path = String(query.queryKey[0]);
    if (!answers.has(path)) throw new Error(`${path} has no answer in shared-kernel/testing/sample-answers: add one.`);
    const value = answers.get(path);
    client.setQueryData(query.queryKey, isPaged(query) ? { pages: [value], pageParams: [1] } : value);
  }
  return waiting.length > 0;
};

/**
 * Renders a page as a document server would: no DOM, lazy parts awaited, first without any answer and then with each that
 * it asks for. Effects do not run. Only in a test file of `@jest-environment node`.
 */
export const renderInNode = async (Page: ComponentType, visit: NodeVisit): Promise<NodeRendering> => {
  if (typeof window !== 'undefined')
    throw new Error('There is a DOM here: begin the file with @jest-environment node.');
  await start(visit);
  const client = createQueryClient();
  const pending = await paint(Page, visit.path, client);
  let answered = pending;
  for (let round = 0; round < ROUNDS && answerAll(client); round += 1) answered = await paint(Page, visit.path, client);
  const calls = client.getQueryCache().getAll();
  const rendering = { pending, answered, calls: calls.map(({ queryKey }) => String(queryKey[0])) };
  client.clear();
  return rendering;
};
