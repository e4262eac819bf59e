import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './site.ts';

/** What goes wrong, or is done by operators, while people use the site. */
export interface Fault {
  what: string;
  /** Alerts that have to begin to fire meanwhile. */
  alerts: readonly string[];
  /** Alerts that may: whether they do depends on how many people were affected, or they fire since an earlier hour. */
  mayAlert?: readonly string[];
  /** Whether people may meet a request without an answer, and repeat it. */
  isNoticed: boolean;
  /** Whether a process or the database is killed. */
  isCrash?: boolean;
  /** How long people use the site meanwhile. */
  seconds: number;
  /** Says why it cannot happen at a site; undefined where it can. Without it, it can everywhere. */
  obstacleAt?(site: Pick<Site, 'disk'>): string | undefined;
  run(site: Site): Promise<void>;
}

/** How long something is away. An alert may wait for 20 seconds before it fires. */
const awayMs = 35_000;
const hangingMs = 75_000;

const afterAWhile = () => pause(3000);

export const rollingUpgrade: Fault = {
  what: 'Both servers are replaced, one after the other',
  alerts: [],
  isNoticed: false,
  seconds: 40,
  run: async ({ servers, migrate }) => {
    await afterAWhile();
    await migrate();
    for (const server of servers) {
      server.upgrade();
      await server.end('SIGTERM');
      await server.startAgain();
      // The proxy tries it again, at the latest a second after a request that it refused.
      await afterAWhile();
    }
  },
};

export const redisOutage: Fault = {
  what: 'Redis is away',
  alerts: ['ErrorsLogged'],
  mayAlert: ['ErrorLogged'],
  isNoticed: false,
  seconds: 36,
  run: async ({ redis }) => {
    await afterAWhile();
    await redis.stop();
    await pause(awayMs);
    await redis.startAgain();
  },
};

export const databaseRestart: Fault = {
  what: 'PostgreSQL crashes and is started again',
  alerts: ['ErrorsLogged'],
  // Jobs that are sent again each minute may be given up meanwhile.
  mayAlert: ['ErrorLogged', 'RequestsFail', 'OrdersSlow', 'JobsStopped', 'MetricsUnread', 'JobsGivenUp'],
  isNoticed: true,
  isCrash: true,
  seconds: 30,
  run: async ({ database }) => {
    await afterAWhile();
    await database.kill();
    await pause(2000);
    await database.startAgain();
  },
};

export const fullDisk: Fault = {
  what: 'The disk of the files is full',
  alerts: ['ErrorsLogged'],
  mayAlert: ['ErrorLogged', 'RequestsFail'],
  isNoticed: true,
  seconds: 36,
  obstacleAt: ({ disk }) => (disk ? undefined : 'this account may not mount a disk'),
  run: async ({ disk }) => {
    assert(disk);
    await disk.fill();
    await pause(awayMs);
    await disk.free();
  },
};

export const hangingMail: Fault = {
  what: 'The mail server accepts connections and says nothing',
  alerts: ['MailWaits'],
  mayAlert: ['ErrorLogged', 'ErrorsLogged'],
  isNoticed: false,
  seconds: 85,
  run: async ({ mail }) => {
    await afterAWhile();
    mail.hang();
    await pause(hangingMs);
    mail.recover();
  },
};

export const lostServer: Fault = {
  what: 'A server is killed, and its machine is away',
  alerts: ['ServerDown'],
  mayAlert: ['ErrorLogged', 'ErrorsLogged', 'RequestsFail'],
  isNoticed: true,
  isCrash: true,
  seconds: 45,
  run: async ({ servers: [first] }) => {
    await afterAWhile();
    await first.end('SIGKILL');
    await pause(awayMs);
    await first.startAgain();
  },
};
