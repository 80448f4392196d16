import { bigserial, integer, pgTable, text } from '../database/pg-core.ts';

/** A delay or failure asked for a path prefix; `remaining` null means until it is reset. */
export const controlFaults = pgTable('control_faults', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  path: text().notNull(),
  latencyMs: integer('latency_ms'),
  status: integer(),
  errorCode: text('error_code'),
  remaining: integer(),
});
