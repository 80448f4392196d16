import type { TestDatabase } from './test-database.ts';

/** The same database, where something else happens right before the next transaction: what was read before it is old by then. */
export const meanwhile = (database: TestDatabase, happens: () => Promise<unknown>): TestDatabase => {
  const { db } = database;
  let hasHappened = false;
  const transaction: typeof db.transaction = async (...work) => {
    if (!hasHappened) {
      hasHappened = true;
      await happens();
    }
    return db.transaction(...work);
  };
  return { ...database, db: Object.create(db, { transaction: { value: transaction } }) };
};
