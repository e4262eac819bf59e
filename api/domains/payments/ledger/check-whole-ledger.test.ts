import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { checkLedger, checkWholeLedger } from './check-ledger.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('by night each query of the check may take minutes, and on request no longer than a request', async () => {
  const { sql, services } = marketplace;
  await sql.rows('create table timeouts (ms text)');
  await sql.rows(`create function note_timeout() returns trigger language plpgsql as
    $$ begin insert into timeouts values (current_setting('statement_timeout')); return new; end $$`);
  await sql.rows(
    'create trigger note_timeout before insert on ledger_checks for each row execute function note_timeout()',
  );
  const noted = async () => {
    const rows = await sql.rows<{ ms: string }>('select ms from timeouts');
    await sql.rows('delete from timeouts');
    return rows.map(({ ms }) => ms);
  };
  await checkLedger(systemContext(services), null);
  const [ofRequests] = await noted();
  expect(await checkWholeLedger(systemContext(services))).toEqual([]);
  expect(await noted()).toEqual(['5min']);
  await checkLedger(systemContext(services), null);
  expect(await noted()).toEqual([ofRequests]);
});
