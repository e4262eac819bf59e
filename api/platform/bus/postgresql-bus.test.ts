import { expect, test } from 'vitest';
import { Line } from '../../testing/line.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import { PostgreSqlBus } from './postgresql-bus.ts';

test.skipIf(!postgresqlServer)('a bus notices a silent connection, and reports a gap', async () => {
  const line = new Line(postgresqlServer!);
  const nothingSent = { rows: async () => [] };
  const bus = await PostgreSqlBus.open(
    await line.open(),
    nothingSent,
    { error: () => undefined, warn: () => undefined },
    200,
  );
  expect(bus.isConnected).toBe(true);

  const gap = new Promise<void>(resolve => bus.onGap(resolve));
  void line.hold();
  await expect.poll(() => bus.isConnected, { timeout: 10_000 }).toBe(false);
  await gap;
  expect(bus.isConnected).toBe(true);

  await bus.close();
  line.close();
});
