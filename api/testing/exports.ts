import { randomUUID } from 'node:crypto';
import { makeExports } from '../domains/exports/make-exports.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

const fields = `id kind format from to supplierId status failure rows bytes createdAt startedAt finishedAt
  expiresAt url`;
const outcome = `__typename ... on Export { ${fields} } ... on Problem { code message field }`;

/** January's orders as JSONL, unless something else is asked for. */
export const anExport = (given: Record<string, unknown> = {}) => ({
  kind: 'ORDERS',
  format: 'JSONL',
  from: '2026-01-01',
  to: '2026-01-31',
  idempotencyKey: randomUUID(),
  ...given,
});

export const startExportDocument = `mutation ($input: StartExportInput!) { startExport(input: $input) { ${outcome} } }`;

export const startExport = async (owner: Visitor, given: Record<string, unknown> = {}) =>
  (await owner.graphql(startExportDocument, { input: anExport(given) })).startExport;

export const exportOf = async (owner: Visitor, id: string) =>
  (await owner.graphql(`query ($id: ID!) { export(id: $id) { ${fields} } }`, { id })).export;

export const exportsOf = async (owner: Visitor) =>
  (await owner.graphql(`{ exports { nodes { ${fields} } } }`)).exports.nodes;

/** The job: makes all exports that wait. */
export const exportsMade = ({ services }: Marketplace): Promise<void> => makeExports(services);

/** Opens a link, without any session. */
export const openLink = ({ origin }: Visitor, url: string, method = 'GET'): Promise<Response> => {
  const { pathname, search } = new URL(url);
  return fetch(origin + pathname + search, { method });
};

/** Starts an export, lets the job make it, and returns it with the text of its file. */
export const exported = async (
  marketplace: Marketplace,
  owner: Visitor,
  given: Record<string, unknown> = {},
) => {
  const { id } = await startExport(owner, given);
  await exportsMade(marketplace);
  const made = await exportOf(owner, id);
  const response = await openLink(owner, made.url);
  // Without decoding, since that drops a byte order mark.
  const bytes = Buffer.from(await response.arrayBuffer());
  return { made, response, bytes, text: bytes.toString('utf8') };
};

/** The objects of a file with one in each line. */
export const objectsIn = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));

type Copied = Pick<Marketplace, 'sql'>;

/** Copies all orders and their lines into January, so many times, a day after another. */
export const copyIntoJanuary = async (marketplace: Copied, times: number): Promise<void> => {
  await copyOrdersIntoJanuary(marketplace, times);
  await marketplace.sql.rows(
    `insert into order_lines select (jsonb_populate_record(line, jsonb_build_object('order_id', copy.id))).*
     from orders copy
     join orders o on copy.order_number like 'T-' || o.order_number || '-%'
     join order_lines line on line.order_id = o.id
     where not exists (select from order_lines there where there.order_id = copy.id)`,
  );
};

/** The same without their lines, for many. */
export const copyOrdersIntoJanuary = async ({ sql }: Copied, times: number): Promise<void> => {
  await sql.rows(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
       'order_number', 'T-' || o.order_number || '-' || gen_random_uuid(), 'idempotency_key', gen_random_uuid(),
       'service_date', '2026-01-01'::date + n % 31,
       'placed_at', '2026-01-01T08:00:00Z'::timestamptz + (n % 31) * interval '1 day' - interval '15 hours'))).*
     from orders o, generate_series(1, $1) n where o.service_date > '2026-02-01'`,
    [times],
  );
};

/** The keys of all files in the store that were stored on the day of the clock. */
export const storedFiles = async ({ services, clock }: Marketplace): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of services.files.keysOf(clock.read().toISOString().slice(0, 10))) keys.push(key);
  return keys;
};
