import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, openPostgreSql } from '../../database/database.ts';
import { aCity } from '../a-city.ts';
import { aKitchen, type TestKitchen } from '../a-kitchen.ts';
import { anOrder, placeOrder, placeOrderDocument } from '../an-order.ts';
import { Line } from '../line.ts';
import { Marketplace } from '../marketplace.ts';
import { createDatabaseOn, postgresqlServer } from '../test-database.ts';
import type { Visitor } from '../visitor.ts';

describe.skipIf(!postgresqlServer)('while the database is away', () => {
  let line: Line;
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createDatabaseOn(postgresqlServer!);
    drop = created.drop;
    line = new Line(created.url);
    const database = await openPostgreSql(await line.open(), 8);
    await migrate(database);
    marketplace = await Marketplace.open({}, database);
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
  });
  afterAll(async () => {
    await marketplace.stop();
    await marketplace.database.close();
    line.close();
    await drop();
  });

  test('everything says so and when to come back, and all is well once it is there again', async () => {
    const before = anOrder(kitchen);
    const placed = await placeOrder(meera, before);
    line.cut();

    const refused = await meera.ask(placeOrderDocument, { input: anOrder(kitchen) });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    for (const path of ['/api/cities', '/api/orders', '/api/auth/user', '/api/search?query=dosa']) {
      const { status, headers, body } = await meera.rest('GET', path);
      expect({ status, retry: headers.get('retry-after') }, path).toEqual({ status: 503, retry: '5' });
      expect(body.message).toBe('The service is briefly unavailable. Please try again in a moment.');
    }
    expect((await meera.send('/health')).status).toBe(200);
    expect((await meera.send('/ready')).status).toBe(503);

    line.mend();
    expect((await meera.send('/ready')).status).toBe(200);
    expect((await placeOrder(meera, before)).id).toBe(placed.id);
    expect((await placeOrder(meera, anOrder(kitchen))).status).toBe('PLACED');
    const expected = /the database is away|what people must be told waits/;
    expect(marketplace.complaints.filter(complaint => !expected.test(complaint))).toEqual([]);
  });
});
