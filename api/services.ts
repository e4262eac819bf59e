import type { Services } from './core/ctx.ts';
import { Subscribers } from './core/event.ts';
import type { Database } from './database/database.ts';
import { attemptLimiter } from './identity/attempts.ts';

/** Joins what every request shares. The clock is handed in, so that tests can move it. */
export const servicesOf = (database: Database, clock: () => Date = () => new Date()): Services => ({
  sql: database.sql,
  entityManager: () => database.orm.em.fork(),
  subscribers: new Subscribers(),
  clock,
  attempts: attemptLimiter(database.sql),
});
