import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';
import { purgeCardEvents } from '../payments/paying/purge-card-events.ts';
import { purgeAuditEvents } from './purge-audit-events.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

const now = new Date('2026-11-24T04:30:00Z');

const happened = (action: string, kind: string, at: string) =>
  marketplace.sql.rows(
    `insert into audit_events (id, at, action, subject_kind, subject_id, subject_name)
     values (gen_random_uuid(), $3, $1, $2, gen_random_uuid(), 'x')`,
    [action, kind, at],
  );
const trail = async () => {
  const anita = await marketplace.admin('Anita Desai');
  const { auditEvents } = await anita.graphql('{ auditEvents(first: 100) { nodes { action } } }');
  return auditEvents.nodes
    .map(({ action }: { action: string }) => action)
    .filter((action: string) => action !== 'SIGNED_IN');
};

test('sign-ins are purged after two years and decisions after seven, and nothing sooner', async () => {
  await marketplace.empty('audit_events');
  await happened('ACCOUNT_LOCKED', 'person', '2024-11-24T04:29:00Z');
  await happened('SIGN_IN_CODE_USED', 'person', '2024-11-24T04:29:00Z');
  await happened('PASSWORD_CHANGED', 'person', '2024-11-24T04:31:00Z');
  await happened('CITY_MERGED', 'city', '2019-11-24T04:29:00Z');
  await happened('CITY_ADDED', 'city', '2019-11-24T04:31:00Z');
  await happened('REFUND_STARTED', 'payment', '2024-11-24T04:29:00Z');
  await purgeAuditEvents(marketplace.sql, now);
  expect(await trail()).toEqual(['PASSWORD_CHANGED', 'REFUND_STARTED', 'CITY_ADDED']);
});

test('no statement alters an audit event, or deletes one of the last year', async () => {
  await marketplace.empty('audit_events');
  await happened('CITY_ADDED', 'city', new Date(Date.now() - 86_400_000).toISOString());
  await happened('CITY_ADDED', 'city', '2010-01-01T00:00:00Z');
  const { sql } = marketplace;
  await expect(sql.rows("delete from audit_events where at > '2011-01-01'")).rejects.toThrow('keeps what');
  await expect(sql.rows("update audit_events set reason = 'x'")).rejects.toThrow('keeps what');
});

test('card provider events are purged after 90 days, and ledger checks after 400, except the newest', async () => {
  const { sql } = marketplace;
  await sql.rows(`insert into card_events (id, kind, outcome, received_at) values
    ('evt_old', 'paid', 'done', '2026-08-26T04:29:00Z'), ('evt_new', 'paid', 'done', '2026-08-26T04:31:00Z')`);
  await sql.rows(`insert into ledger_checks (id, at, findings) values
    (gen_random_uuid(), '2024-01-01Z', '{}'), (gen_random_uuid(), '2024-01-02Z', '{}')`);
  await purgeCardEvents(sql, now);
  expect(await sql.rows('select id from card_events')).toEqual([{ id: 'evt_new' }]);
  expect(await sql.rows('select at::date::text as day from ledger_checks')).toEqual([{ day: '2024-01-02' }]);
});
