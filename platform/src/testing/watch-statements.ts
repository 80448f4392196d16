import type { TestContext } from 'node:test';
import pg from 'pg';

const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked);

/** What this process asks of a real Postgres while it does the work, statement by statement and without its values. */
export const watchStatements = async <Result>(
  context: TestContext,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: readonly string[] }> => {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  const watched = context.mock.method(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, ...asked: readonly unknown[]): unknown {
      statements.push(textOf(asked[0]));
      return Reflect.apply(query, this, asked);
    },
  );
  try {
    return { result: await work(), statements };
  } finally {
    watched.mock.restore();
  }
};
