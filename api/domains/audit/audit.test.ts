import { afterAll, beforeAll, expect, test } from 'vitest';
import { acts, setCityActive, trail } from '../../testing/admin-work.ts';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { everyPage, forgedCursors } from '../../testing/pages.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let anita: Visitor;
let bina: Visitor;
let fremont: TestCity;
let kitchenId: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  anita = await marketplace.admin('Anita Desai');
  bina = await marketplace.admin('Bina Rao');
  fremont = await aCity(marketplace, { name: '=HYPERLINK("evil")', isActive: false });
  for (const isActive of [true, false, true]) await setCityActive(anita, fremont.id, isActive);
  marketplace.clock.forward({ minutes: 20 });
  const { kitchen } = await marketplace.kitchenOwner('Asha Rao');
  kitchenId = kitchen.id;
  await acts.suspendKitchen.ask(bina, { supplierId: kitchenId, reason: '=cmd()' });
});
afterAll(() => marketplace.close());

const actions = async (filter: Record<string, unknown>) =>
  (await trail(anita, filter)).map(({ action }: { action: string }) => action);

test('the trail is filtered by what, to what, by whom and when', async () => {
  expect(await actions({})).toHaveLength(4);
  expect(await actions({ action: 'CITY_DEACTIVATED' })).toEqual(['CITY_DEACTIVATED']);
  expect(await actions({ subjectKind: 'kitchen' })).toEqual(['KITCHEN_SUSPENDED']);
  expect(await actions({ subjectIds: [kitchenId] })).toEqual(['KITCHEN_SUSPENDED']);
  expect(await actions({ subjectIds: [kitchenId, fremont.id] })).toHaveLength(4);
  expect(await actions({ subjectIds: [] })).toEqual([]);
  expect(await actions({ actorId: anita.userId })).toHaveLength(3);
  expect(await actions({ text: 'asha' })).toEqual(['KITCHEN_SUSPENDED']);
  expect(await actions({ since: '2026-11-17T17:10:00Z' })).toEqual(['KITCHEN_SUSPENDED']);
  expect(await actions({ until: '2026-11-17T17:10:00Z' })).toHaveLength(3);
  const { auditActions } = await anita.graphql('{ auditActions }');
  expect(auditActions).toEqual(['CITY_ACTIVATED', 'CITY_DEACTIVATED', 'KITCHEN_SUSPENDED']);
});

test('it comes in pages without gaps or doubles', async () => {
  const query = (first: number) => (after: string) =>
    `{ auditEvents(first: ${first}${after}) { nodes { id at } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
  const atOnce = await everyPage(anita, query(100), 'auditEvents');
  expect(await everyPage(anita, query(1), 'auditEvents')).toEqual(atOnce);
  for (const cursor of forgedCursors.filter(Boolean)) {
    expect(await anita.refusal(query(1)(`, after: "${cursor}"`))).toBe('BAD_USER_INPUT');
  }
});

test('its export contains no formulas', async () => {
  const { auditExport } = await anita.graphql('{ auditExport { csv events isWhole } }');
  expect(auditExport).toMatchObject({ events: 4, isWhole: true });
  const [heading, newest] = auditExport.csv.split('\n');
  expect(heading).toContain('When,Who,What,Kind,To what,Changes,Why,Id');
  expect(newest).toContain('2026-11-17T17:20:00.000Z,Bina Rao,KITCHEN_SUSPENDED,kitchen,Asha Rao');
  expect(newest).toContain('suspended: false > true');
  expect(newest).toContain(",'=cmd(),");
  expect(auditExport.csv).toContain('"\'=HYPERLINK(""evil""), CA"');
});

test('only admins read it, and no one alters it', async () => {
  const meera = await marketplace.customer('Meera Iyer');
  for (const document of [
    '{ auditEvents { nodes { id } } }',
    '{ auditExport { csv } }',
    '{ auditActions }',
  ]) {
    expect(await meera.refusal(document)).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(document)).toBe('UNAUTHENTICATED');
  }
  await expect(marketplace.sql.rows("update audit_events set reason = 'x'")).rejects.toThrow('keeps what');
});
