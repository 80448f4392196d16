import { join } from 'node:path';
import { createFolderStore } from 'delivery/registry';
import type { Builds } from '../builds/builds.ts';
import { TUNED_BASE } from '../builds/tuned-release.ts';
import { distOf, PACKAGES, PORTS, REGISTRY } from '../places.ts';
import { createApi, isApi } from './api.ts';
import { createDocuments } from './document.ts';
import { monolithFiles, packageFiles, pageFile } from './files.ts';
import { type Handler, makeCertificate, serveSecure } from './secure-server.ts';

const API_DELAY_MS = 30;
const TUNED_FILES = '/assets';

const originOf = (port: number): string => `https://localhost:${port}`;

/** The three builds under comparison. */
export const KINDS = ['site', 'ordinary', 'tuned'] as const;
export type Kind = (typeof KINDS)[number];
export const originOfKind = (kind: Kind): string => originOf(PORTS[kind]);

/** The platform's paths on the page's own origin, then the rest. */
const withApi =
  (api: Handler, rest: Handler): Handler =>
  (request, response) =>
    isApi(request.url) ? api(request, response) : rest(request, response);

/** Serves the three builds, each the way it ships: the site from six origins, a monolith from one. */
export const serveBuilds = async ({ tuned }: Builds, connectMs: number): Promise<AsyncDisposable> => {
  const api = createApi(API_DELAY_MS);
  const certificate = await makeCertificate();
  const siteDocuments = await createDocuments({
    releases: createFolderStore(REGISTRY),
    assetOrigins: Object.fromEntries(PACKAGES.map((name) => [name, originOf(PORTS[name])])),
  });
  const tunedOrigin = originOf(PORTS.tuned) + TUNED_FILES;
  const tunedDocuments = await createDocuments({
    releases: tuned,
    assetOrigins: Object.fromEntries(PACKAGES.map((name) => [name, tunedOrigin])),
  });
  const handlers: readonly (readonly [number, Handler])[] = [
    [PORTS.site, withApi(api, siteDocuments)],
    ...PACKAGES.map((name) => [PORTS[name], packageFiles(name)] as const),
    [
      PORTS.ordinary,
      withApi(
        api,
        await monolithFiles(distOf('ordinary'), '/assets/', await pageFile(join(distOf('ordinary'), 'index.html'))),
      ),
    ],
    [PORTS.tuned, withApi(api, await monolithFiles(distOf('tuned'), `${TUNED_FILES}/${TUNED_BASE}/`, tunedDocuments))],
  ];
  const stack = new AsyncDisposableStack();
  for (const [port, handler] of handlers) stack.use(await serveSecure({ port, certificate, connectMs, handler }));
  return stack;
};
