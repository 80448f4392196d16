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
  /** With all that the visitor gets: a guest has no answer to a member's call. */
  readonly answered: string;
  /** Paths of members' calls for which the page has a guest wait for ever, on a skeleton's ground. */
  readonly waitsFor: readonly string[];
  /** The paths of the calls that the page's first view consists of. */
  readonly calls: readonly string[];
}

/** Answers can wait for answers: a list for the vendor that it is of. */
const ROUNDS = 5;

const answers = new Map<string, unknown>(SAMPLE_ANSWERS.map(([{ path }, value]) => [path, value]));
const forMembers = new Set<string>(
  SAMPLE_ANSWERS.filter(([{ access }]) => access === 'session').map(([{ path }]) => path),
);

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

const pathOf = ({ queryKey }: Query): string => String(queryKey[0]);

const skeletonsIn = (html: string): number => html.split('data-radius=').length - 1;

const isPaged = ({ options }: Query): boolean => 'initialPageParam' in options;

const waitingIn = (client: QueryClient): readonly Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data === undefined);

/** Gives every query that the page has asked for, and the visitor may ask, its answer. Answers whether there was one. */
const answerAll = (client: QueryClient, isGuest: boolean): boolean => {
  const waiting = waitingIn(client).filter((query) => !isGuest || !forMembers.has(pathOf(query)));
  for (const query of waiting) {
    const path = pathOf(query);
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
  for (let round = 0; round < ROUNDS && answerAll(client, visit.session === null); round += 1)
    answered = await paint(Page, visit.path, client);
  const calls = client.getQueryCache().getAll().map(pathOf);
  const unanswered = waitingIn(client).map(pathOf);
  // A skeleton that an answer would take away stands for it; others stand for what comes with an effect.
  const whole = answerAll(client, false) ? await paint(Page, visit.path, client) : answered;
  client.clear();
  const waits = skeletonsIn(whole) < skeletonsIn(answered);
  return { pending, answered, calls, waitsFor: waits ? unanswered : [] };
};
