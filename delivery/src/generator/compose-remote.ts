import { SiteError } from '../site/site-error.ts';

export const COMPOSE_FILE = 'docker-compose.yml';

const PUBLISHED_PORT = /ports: \['(\d+):8080'\]/g;
/** Services stand in the order in which a page needs them: the document server last. */
const BEFORE = '\n  edge:\n';
const LAST_ORIGIN = /("\w+":"http:\/\/localhost:\d+")\}/;

/**
 * The containers with a file server for one more remote, on the next free port, and its origin among those of the
 * document server. Throws a SiteError for a name that a service has already, or when the file has another shape.
 */
export const composeWith = (text: string, remote: string): string => {
  if (text.includes(`\n  ${remote}:\n`)) throw new SiteError(`${COMPOSE_FILE} has a service "${remote}" already.`);
  const ports = [...text.matchAll(PUBLISHED_PORT)].map(([, port]) => Number(port));
  if (!text.includes(BEFORE) || !LAST_ORIGIN.test(text) || ports.length === 0) {
    throw new SiteError(`${COMPOSE_FILE} has another shape: the new remote's server and origin have no place there.`);
  }
  const port = Math.max(...ports) + 1;
  const service = `\n  ${remote}:\n    <<: *static\n    environment:\n      PACKAGE: ${remote}\n    ports: ['${port}:8080']\n`;
  return text
    .replace(BEFORE, `${service}${BEFORE}`)
    .replace(LAST_ORIGIN, `$1,\n        "${remote}":"http://localhost:${port}"}`);
};
