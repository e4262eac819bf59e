import { describe, expect, test } from 'vitest';
import { Line } from '../../testing/line.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import { PostgreSqlBus } from './postgresql-bus.ts';

describe.skipIf(!postgresqlServer)('a bus of PostgreSQL', () => {
  const openBus = async () => {
    const line = new Line(postgresqlServer!);
    const errors: unknown[] = [];
    const log = { error: (fields: object) => void errors.push(fields), warn: () => undefined };
    const bus = await PostgreSqlBus.open(await line.open(), { rows: async () => [] }, log, 200);
    return { line, bus, errors };
  };

  test('notices a silent connection, and reports a gap', async () => {
    const { line, bus } = await openBus();
    expect(bus.isConnected).toBe(true);

    const gap = new Promise<void>(resolve => bus.onGap(resolve));
    void line.hold();
    await expect.poll(() => bus.isConnected, { timeout: 10_000 }).toBe(false);
    await gap;
    expect(bus.isConnected).toBe(true);

    await bus.close();
    line.close();
  });

  test('tries again after a connection whose LISTEN was not answered', async () => {
    const { line, bus, errors } = await openBus();
    const gap = new Promise<void>(resolve => bus.onGap(resolve));
    void line.drop('listen');
    line.disconnect();
    await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(1);
    expect(bus.isConnected).toBe(false);

    line.mend();
    await gap;
    expect(bus.isConnected).toBe(true);

    await bus.close();
    await expect.poll(() => line.isIdle).toBe(true);
    line.close();
  });

  test('leaves no connection when it is closed while it reconnects', async () => {
    const { line, bus, errors } = await openBus();
    const dropped = line.drop('listen');
    line.disconnect();
    await dropped;
    await bus.close();
    await expect.poll(() => line.isIdle).toBe(true);
    expect(errors).toEqual([]);
    line.close();
  });
});
