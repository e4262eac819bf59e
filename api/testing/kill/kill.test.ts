import { afterAll, describe, expect, test } from 'vitest';
import { Crowd } from '../processes/crowd.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';
import { expectPlatesToAddUp, storedOrders } from './stored-orders.ts';

const kills = Number(process.env.KILLS ?? 3);
const engines = [
  { name: 'the embedded engine', server: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', server: postgresqlServer }] : []),
];

describe.each(engines)('on $name', ({ server }) => {
  let prepared: PreparedDatabase;
  afterAll(() => prepared.remove());

  test(`after ${kills} kills under load every acknowledged order is there once`, async () => {
    prepared = await prepareDatabase(server, 16);
    const crowd = new Crowd(prepared);
    let killsUnderWay = 0;
    const starts: number[] = [];

    for (let kill = 1; kill <= kills; kill++) {
      const startedAt = performance.now();
      const process = await ServerProcess.open(prepared.environment);
      starts.push(performance.now() - startedAt);
      await crowd.askAgain(process.origin);
      const enough = crowd.acknowledged.size + 1 + Math.floor(Math.random() * 40);
      let ending: Promise<unknown> | undefined;
      await crowd.orderUntil(process.origin, () => {
        if (crowd.acknowledged.size >= enough) ending ??= process.end('SIGKILL');
        return false;
      });
      await ending;
      if (crowd.unanswered.length > 0) killsUnderWay++;
    }

    const startedAt = performance.now();
    const last = await ServerProcess.open(prepared.environment);
    starts.push(performance.now() - startedAt);
    await crowd.askAgain(last.origin);
    expect(await last.end('SIGTERM')).toBe(0);

    expect(crowd.surprises).toEqual([]);
    expect(crowd.unanswered).toEqual([]);
    expect(await storedOrders(prepared)).toEqual(crowd.acknowledged);
    await expectPlatesToAddUp(prepared);
    expect(killsUnderWay).toBeGreaterThanOrEqual(Math.ceil(kills * 0.3));
    const times = starts.map(Math.round);
    console.info(
      `${kills} kills, ${killsUnderWay} with requests under way, ${crowd.acknowledged.size} orders acknowledged; ` +
        `starts took ${times.join(', ')} ms, the first of them after a clean end`,
    );
    const [afterCleanEnd, ...afterKills] = times;
    expect(Math.max(...afterKills)).toBeLessThan(5 * afterCleanEnd!);
  });
});
