import { randomUUID } from 'node:crypto';
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBlank } from '../../../schema/rules/visible-text.ts';
import { anyone } from '../../core/access/visible.ts';
import { visibilityOf } from '../../doors/graphql/permissions.ts';
import { buildSchema } from '../../schema.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { askEverything, fieldsOf } from './ask-everything.ts';
import { whoMay } from './who-may.ts';

/**
 * One invisible character of each kind: a format character, a filler that is a letter, a symbol, a mark, a
 * tag.
 */
const invisible = ['\u200b', '\u3164\uffa0', '\u2800', '\u0301', '\u{e0041}', ' \u200d\u2060\u202e\u00ad '];

/** Optional texts: an invisible one is treated as missing. */
const mayBeEmpty = [
  'announce.input.hindiText',
  'changeAnnouncement.input.hindiText',
  'cancelOrder.input.reason',
  'changeTiffinDay.input.deliveryAddress',
  'changeTiffinPlan.input.deliveryAddress',
  'changeTiffinPlan.input.note',
  'placeOrder.input.deliveryAddress',
  'placeOrder.input.note',
  'registerSupplier.input.cookName',
  'reportOrderIssue.input.words',
  'registerSupplier.input.description',
  'saveAddress.input.apartmentUnit',
  'startTiffinPlan.input.deliveryAddress',
  'saveTiffinOffer.input.promise',
  'startTiffinPlan.input.note',
  'stopTiffinPlan.words',
  'saveDish.input.description',
  'saveDish.input.portion',
  'updateKitchen.input.description',
  'updateKitchen.input.story',
  'writeReview.input.words',
  'addCity.input.timeZone',
  'claimTaxId.input.message',
];

/** Values with their own format, checked after another field: it is enough that they are refused. */
const ofAnotherForm = [
  ...['addPushDevice', 'renewPushDevice'].flatMap(mutation =>
    ['name', 'p256dh', 'auth', 'serverKey'].map(field => `${mutation}.input.${field}`),
  ),
  'registerSupplier.input.businessType',
  'submitDocument.input.documentUrl',
];

/** Secrets are compared, never displayed; any characters are allowed. */
const secrets = /password/i;

/** Every text in the arguments of an operation, such as `saveDish.input.name`. */
const textsOf = (path: string, type: GraphQLInputType): string[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap(field => textsOf(`${path}.${field.name}`, field.type));
  }
  return named.name === 'String' ? [path] : [];
};

const mutations = fieldsOf(buildSchema().getMutationType());
const texts = mutations.flatMap(field =>
  field.args
    .flatMap(({ name, type }) => textsOf(`${field.name}.${name}`, type))
    .filter(path => !secrets.test(path))
    .map(path => ({ field, path })),
);

/** Valid values of the other fields, so that the error is about the tested one. */
const good: Record<string, unknown> = {
  cuisineType: 'Bengali',
  dailyCapacity: '11-25',
  businessType: 'home_kitchen',
  kitchenLocation: 'home',
  homeKitchenAgreement: true,
  hasCommercialLicense: false,
  isRestaurant: false,
  city: 'San Jose',
  streetNumber: '12B',
  idempotencyKey: 'a-key-of-this-story',
  priceCents: 900,
  password: 'a-long-password',
  code: '7KQM2XPA',
  newEmail: 'meera.new@example.com',
  newCode: '7KQM2XPA',
};

/** Lists that may be left out, with the entry whose text is changed. */
const leftOut: Record<string, unknown> = { weekdayAddresses: [{ weekday: 1, deliveryAddress: '' }] };

const withGood = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, good[key] ?? withGood(each)]))
    : value;

let marketplace: Marketplace;
let people: Record<string, Visitor>;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  people = {
    OWNER: await marketplace.admin('Anita'),
    'another supplier': (await marketplace.kitchenOwner('Asha Rao')).cook,
    'another customer': await marketplace.customer('Meera Iyer'),
    anonymous: marketplace.anonymous(),
  };
});
afterAll(() => marketplace.close());

const changed = (value: unknown, [key, ...rest]: string[], text: string): unknown => {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map(each => changed(each, [key, ...rest], text));
  return { ...(value as object), [key]: changed((value as never)[key] ?? leftOut[key], rest, text) };
};

const send = async (person: Visitor, query: string, variables: unknown) => {
  if (!query.includes('Upload!')) return person.ask(query, variables as never);
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File(['%PDF-1.4'], 'photo.jpg'));
  const headers = { 'apollo-require-preflight': 'yes' };
  return (await person.send('/graphql', { method: 'POST', headers, body: form })).json();
};

test.each(texts)('nothing that cannot be seen is taken as $path', async ({ field, path }) => {
  const party = (whoMay.mutation[field.name] ?? []).at(-1)!;
  const [, ...keys] = path.split('.');
  const { document, variables } = askEverything(
    'mutation',
    field,
    () => randomUUID(),
    (type, read) => [anyone].includes(visibilityOf(type, read)!),
  );
  for (const text of invisible) {
    const answer = await send(people[party]!, document, changed(withGood(variables), keys, text));
    const said = JSON.stringify(answer);
    if (mayBeEmpty.includes(path)) {
      expect(answer.errors, said).toBeUndefined();
      continue;
    }
    const outcome = answer.data?.[field.name];
    expect(outcome?.code, said).toMatch(/./);
    if (!ofAnotherForm.includes(path))
      expect(outcome.field?.split('.').at(-1) ?? keys.at(-1), said).toBe(keys.at(-1));
  }
});

test('and nothing of it is stored', async () => {
  const columns = await marketplace.sql.rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`,
  );
  for (const { table, column } of columns) {
    const rows = await marketplace.sql.rows<{ text: string }>(
      `select distinct ${column} as text from ${table} where ${column} <> ''`,
    );
    const unseen = rows.filter(({ text }) => isBlank(text));
    expect(unseen, `${table}.${column}`).toEqual([]);
  }
});

test('every listed field is in the schema', () => {
  const known = texts.map(({ path }) => path);
  for (const path of [...mayBeEmpty, ...ofAnotherForm]) expect(known).toContain(path);
});
