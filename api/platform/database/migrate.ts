import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '@mikro-orm/core';
import { sqlState } from '../../core/operation/conflicts.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations/list.ts';
import { findOldestProgram } from './oldest-program.sql.ts';

type Say = (line: string) => void;

const known: ReadonlySet<string> = new Set(migrations.map(migration => migration.name));

/** Other requests for a table wait behind a migration that waits for it, so it waits briefly, and comes again. */
const lockMilliseconds = 2000;

/** A lock that took longer, and a deadlock with requests that use several of the tables. */
const comesAgain: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);
const attempts = 30;
const pauseMilliseconds = 2000;

/** Migrates the tables to this version, however long it takes. */
export const migrate = async (database: Database, say: Say = () => undefined): Promise<void> => {
  await expectToWorkOn(database, say);
  const { migrator } = database.orm;
  await inOneTransaction(database, say, transaction => migrator.up({ transaction }));
};

/**
 * Undoes the migrations after a named one, the last first, and what they stored with them: so that an earlier version of
 * this program can start again.
 */
export const migrateBackTo = async (database: Database, name: string, say: Say): Promise<void> => {
  const executed = (await database.orm.migrator.getExecuted()).map(row => row.name);
  const unknown = executed.filter(each => !known.has(each));
  if (unknown.length > 0)
    throw new Error(
      `Only the version that made ${unknown.join(', ')} can undo it. Run MIGRATE_TO with that version.`,
    );
  if (!executed.includes(name))
    throw new Error(
      `MIGRATE_TO=${name} names no migration of this database. Its last is ${executed.at(-1) ?? 'none'}.`,
    );
  const undone = executed.slice(executed.indexOf(name) + 1).reverse();
  say(undone.length > 0 ? `Undoing ${undone.join(', ')} ...` : `Nothing comes after ${name}.`);
  const { migrator } = database.orm;
  await inOneTransaction(database, say, transaction => migrator.down({ to: name, transaction }));
};

const inOneTransaction = async (
  { orm }: Database,
  say: Say,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<void> => {
  const attempt = () =>
    orm.em.fork().transactional(async em => {
      await em.execute('set local statement_timeout = 0');
      await em.execute(`set local lock_timeout = ${lockMilliseconds}`);
      await work(em.getTransactionContext()!);
    });
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (!comesAgain.has(sqlState(error))) throw error;
      if (count === attempts)
        throw new Error(
          'A transaction held a lock on a table to be migrated, all the time. End it, and start again.',
          {
            cause: error,
          },
        );
      if (count === 1) say('Waiting for transactions that use the tables to be migrated ...');
      await pause(pauseMilliseconds);
    }
  }
};

/** A newer version of this program may have migrated: then its tables say which programs still work on them. */
const expectToWorkOn = async ({ orm, sql }: Database, say: Say): Promise<void> => {
  const unknown = (await orm.migrator.getExecuted()).map(row => row.name).filter(name => !known.has(name));
  if (unknown.length === 0) return;
  const oldest = await findOldestProgram(sql);
  const names = unknown.join(', ');
  if (!oldest || !known.has(oldest))
    throw new Error(
      `The database was made by a newer version of this program (${names}). Start that version.`,
    );
  say(`The database was made by a newer version of this program (${names}), with which this one works.`);
};
