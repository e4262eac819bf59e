import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getOperationAST,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isInputType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { expectWithinLimits } from '../../doors/graphql/limits.ts';
import { buildSchema } from '../../schema.ts';
import { variableCheck } from './variable-check.ts';

const schema = buildSchema();
const inputTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLNamedInputType => isInputType(type) && !isIntrospectionType(type),
);

/** What a client may send where something else is expected. */
const odd = [
  null,
  true,
  7,
  1.5,
  2 ** 40,
  '',
  'rice',
  [],
  [null],
  [[]],
  {},
  { rice: 1 },
  JSON.parse('{"__proto__":{}}'),
];
const texts = [
  'rice',
  '7',
  '2026-11-30',
  '2026-11-30T18:00:00Z',
  '18:30',
  '0198c0de-0000-7000-8000-000000000001',
];

const valueFor = (type: GraphQLInputType, random: SeededRandom, depth = 0): unknown => {
  if (random.chance(0.06)) return random.pick(odd);
  if (isNonNullType(type)) return valueFor(type.ofType, random, depth);
  if (random.chance(0.05)) return null;
  if (isListType(type)) {
    if (random.chance(0.1)) return valueFor(type.ofType, random, depth);
    return Array.from({ length: random.between(0, 2) }, () => valueFor(type.ofType, random, depth));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const one = random.pick(fields);
    const given = fields.filter(field =>
      type.isOneOf ? field === one : isRequiredInputField(field) || (depth < 3 && random.chance(0.5)),
    );
    const kept = given.filter(() => !random.chance(0.02));
    const entries = kept.map(field => [field.name, valueFor(field.type, random, depth + 1)]);
    return Object.fromEntries(
      random.chance(0.03) ? [...entries, [random.pick(['rice', 'toString']), 1]] : entries,
    );
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (type.name === 'Int') return random.between(0, 99);
  if (type.name === 'Float') return 1.5;
  if (type.name === 'Boolean') return random.chance(0.5);
  return random.pick(texts);
};

test('of each input type values are taken and refused as graphql does', () => {
  const random = new SeededRandom('values of input types');
  const verdicts = { taken: 0, refused: 0 };
  for (const type of inputTypes) {
    for (const form of [`${type}`, `${type}!`, `[${type}!]`, `[[${type}]!]!`]) {
      const document = parse(`query ($given: ${form}, $left: ${form}) { __typename }`);
      const { variableDefinitions = [] } = getOperationAST(document)!;
      const check = variableCheck({ schema, document });
      const inputType = schema.getType(type.name) as GraphQLNamedInputType;
      for (let round = 0; round < 30; round++) {
        const given = JSON.parse(JSON.stringify(valueFor(inputType, random)));
        for (const variables of [
          { given },
          { given, left: given },
          { given: [given], left: null },
          { left: [[given]] },
        ]) {
          const isTaken = getVariableValues(schema, variableDefinitions, variables).errors === undefined;
          expect(check(variables), `${form} ${JSON.stringify(variables)}`).toBe(isTaken);
          verdicts[isTaken ? 'taken' : 'refused']++;
        }
      }
    }
  }
  expect(Math.min(verdicts.taken, verdicts.refused)).toBeGreaterThan(1000);
});

test('defaults stand in for what is left out, and names of every object do not', () => {
  const withDefault = variableCheck({
    schema,
    document: parse('query ($id: ID! = "7") { node(id: $id) { id } }'),
  });
  expect([withDefault(null), withDefault({ id: null })]).toEqual([true, false]);
  for (const name of ['constructor', 'toString', '__proto__']) {
    const check = variableCheck({
      schema,
      document: parse(`query ($${name}: SupplierFilter!) { __typename }`),
    });
    expect(check({}), name).toBe(false);
  }
});

/** A list that counts how many of its entries are read. */
const counting = (entries: unknown[]) => {
  let reads = 0;
  const list = new Proxy(entries, {
    get: (target, name, receiver) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads++;
      return Reflect.get(target, name, receiver);
    },
  });
  return { list, reads: () => reads };
};

test('a list with many faults is read to the first, here and where the cost is computed', () => {
  const document = parse('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }');
  const checked = counting(Array(100).fill({}));
  expect(variableCheck({ schema, document })({ ids: checked.list })).toBe(false);
  expect(checked.reads()).toBe(1);

  const priced = counting(Array(100).fill({}));
  expect(() => expectWithinLimits({ schema, document, variables: { ids: priced.list } })).toThrow('$ids');
  // Each once to bound it, and no more than the first two to coerce it.
  expect(priced.reads()).toBeLessThanOrEqual(102);
});
