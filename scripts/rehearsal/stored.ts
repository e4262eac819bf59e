import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { StoredOrder } from './acknowledged.ts';

/** All orders of a database with their lines. */
export const ordersOf = async (client: Client): Promise<Map<string, StoredOrder>> => {
  const { rows } = await client.query<StoredOrder>(
    `select o.id, o.status, o.payment_status as "paymentStatus", o.total_cents as "totalCents",
       (select json_agg(json_build_object('dishId', l.dish_id, 'quantity', l.quantity,
          'unitCents', l.unit_price_cents) order by l.position)
        from order_lines l where l.order_id = o.id) as lines
     from orders o`,
  );
  return new Map(rows.map(order => [order.id, order]));
};

/** A digest of all rows of each table of the product; the job queue has a schema of its own. */
export const digestsOf = async (client: Client): Promise<Map<string, string>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as digest
       from (select md5(t::text) as row from ${name} t) rows`,
    );
    digests.set(name, rows[0]!.digest);
  }
  return digests;
};

export const namesOfDifferent = (
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string[] =>
  [...new Set([...expected.keys(), ...found.keys()])].filter(name => expected.get(name) !== found.get(name));

export interface Money {
  entries: number;
  /** Paid by customers and not given back. */
  chargedCents: number;
  /** Entries whose accounts do not add up to zero. */
  unbalanced: number;
  /** Paid orders without a charge. */
  uncharged: number;
}

export const moneyOf = async (client: Client): Promise<Money> => {
  const { rows } = await client.query<Money>(
    `select count(*)::int as entries,
       coalesce(sum(provider_cents + card_fees_cents), 0)::int as "chargedCents",
       count(*) filter (where provider_cents + bank_cents + card_fees_cents + disputed_cents + commission_cents
         + kitchen_cents + customer_cents + credit_cents <> 0)::int as unbalanced,
       (select count(*)::int from payments p join orders o on o.id = p.order_id
        where p.status = 'SUCCEEDED' and p.method = 'CARD'
          and not exists (select from ledger_entries e where e.order_id = o.id and e.kind = 'CHARGE')) as uncharged
     from ledger_entries`,
  );
  return rows[0]!;
};

/** The keys of all files that rows refer to. */
export const fileKeysOf = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>(
    `select file_key as key from photo_files
     union select file_key from documents where file_expired_at is null
     union select file_key from ein_claims where file_key is not null
     union select file_key from exports where file_key is not null`,
  );
  return rows.map(({ key }) => key);
};

/** Which of these files a data folder does not have. */
export const missingFiles = async (dataFolder: string, keys: readonly string[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const key of keys) {
    const found = await stat(join(dataFolder, 'files', key)).catch(() => undefined);
    if (!found || found.size === 0) missing.push(key);
  }
  return missing;
};
