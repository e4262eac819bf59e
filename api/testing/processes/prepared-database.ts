import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Role } from '../../core/access/role.ts';
import { type Database, openEmbeddedDatabase, openPostgreSql } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { aPerson, aSession } from '../builders/a-person.ts';
import { createDatabaseOn, emptyDatabaseFile } from '../test-database.ts';

/** A database that outlives processes, with large kitchens and signed-in customers. */
export interface PreparedDatabase {
  /** Environment for a server process to use it. */
  environment: Record<string, string>;
  kitchens: TestKitchen[];
  /** One session of each customer. */
  tokens: string[];
  /** Service dates for which every kitchen accepts orders, at any time. */
  serviceDates: string[];
  /** Runs a query on it; on the embedded engine only while no server uses it. */
  look<Result>(at: (database: Database) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

const clock = { read: () => new Date() };
const dinner = { DINNER: { cutOff: 15 * 60, from: 18 * 60, until: 20 * 60 } };

/** Enough plates for many orders: one kitchen cooks 100 a day. */
export const prepareDatabase = async (
  server: string | undefined,
  kitchenCount = 1,
): Promise<PreparedDatabase> => {
  const place = server ? await onServer(server) : await inFolder();
  const furnish = async (database: Database) => {
    const stage = { sql: database.sql, clock };
    // One ZIP code keeps the table from being filled with all of them, which takes a while.
    const city = await aCity(stage);
    const kitchens = [];
    for (let number = 1; number <= kitchenCount; number++) {
      const given = { kitchenName: `Kitchen ${number}`, capacity: 100, meals: dinner };
      kitchens.push(await aKitchen(stage, city, given));
    }
    const tokens = [];
    for (let number = 1; number <= 8; number++) {
      const { userId } = await aPerson(stage, `Customer ${number}`, Role.CUSTOMER);
      tokens.push(await aSession(stage, userId));
    }
    return { kitchens, tokens };
  };
  const furnished = await place.look(furnish);
  return { ...place, ...furnished, serviceDates: [2, 3, 4, 5].map(dayFromNow) };
};

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const inFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  const DATA_DIR = join(folder, 'data');
  const created = await openEmbeddedDatabase(DATA_DIR, await openAsBlob(emptyDatabaseFile));
  await created.close();
  return {
    environment: { DATA_DIR },
    look: <Result>(at: (database: Database) => Promise<Result>) =>
      closing(openEmbeddedDatabase(DATA_DIR), at),
    remove: () => rm(folder, { recursive: true }),
  };
};

const onServer = async (server: string) => {
  const { url, drop } = await createDatabaseOn(server);
  await closing(openPostgreSql(url, 4), migrate);
  return {
    environment: { DATABASE_URL: url },
    look: <Result>(at: (database: Database) => Promise<Result>) => closing(openPostgreSql(url, 4), at),
    remove: drop,
  };
};

const closing = async <Result>(
  opening: Promise<Database>,
  use: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const database = await opening;
  try {
    return await use(database);
  } finally {
    await database.close();
  }
};
