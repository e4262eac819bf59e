import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const schemaFile = join(root, 'schema/schema.graphql');
const schema = buildSchema(await readFile(schemaFile, 'utf8'));

const node = schema.getType('Node');
const nodes = isInterfaceType(node) ? schema.getImplementations(node).objects : [];
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

const aFact = (type: GraphQLObjectType): string =>
  Object.values(type.getFields()).find(({ args, name, type }) => {
    return args.length === 0 && name !== 'id' && isLeafType(getNamedType(type));
  })!.name;

/** What `useRefetchableFragment` needs. */
const refetchable = (type: GraphQLObjectType) =>
  `graphql\`fragment Program_${type.name} on ${type.name} @refetchable(queryName: "Program${type.name}Query") {
    ${aFact(type)} }\`;`;

type Pages = { on: GraphQLObjectType; field: GraphQLField<unknown, unknown> };

const ofPages = new Set(['first', 'after', 'last', 'before']);

/** What `usePaginationFragment` needs, in both directions where the list has them. */
const paginated = ({ on, field }: Pages) => {
  const name = `${on.name}${capital(field.name)}`;
  const taken = field.args.filter(arg => ofPages.has(arg.name) || isRequiredArgument(arg));
  const definitions = taken.map(({ name, type }) => `${name}: { type: "${type}" }`).join(', ');
  const passed = taken.map(({ name }) => `${name}: $${name}`).join(', ');
  return `graphql\`fragment Program_${name} on ${on.name}
    @refetchable(queryName: "Program${name}Query") @argumentDefinitions(${definitions}) {
      ${field.name}(${passed}) @connection(key: "Program_${name}_${field.name}") { edges { node { __typename } } } }\`;`;
};

const pages: Pages[] = [schema.getQueryType()!, ...nodes].flatMap(on =>
  Object.values(on.getFields())
    .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
    .map(field => ({ on, field })),
);

const operations = [
  `graphql\`mutation ProgramMoveMutation($input: MoveOrderInput!) { moveOrder(input: $input) {
    __typename ... on Order { ...Program_Order @alias(as: "order") } ... on Problem { code message } } }\`;`,
  'graphql`subscription ProgramSubscription { kitchenOrdersChanged { ...Program_Order } }`;',
  'graphql`query ProgramNodesQuery($ids: [ID!]!) { nodes(ids: $ids) { id ...Program_Order @alias(as: "order") } }`;',
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relay-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('Relay compiles a refetch of every Node, pages of every list, a mutation and a subscription', async () => {
  const documents = [...nodes.map(refetchable), ...pages.map(paginated), ...operations];
  await writeFile(join(folder, 'Program.ts'), documents.join('\n'));
  await writeFile(join(folder, 'schema.graphql'), await readFile(schemaFile));
  const config = { src: '.', schema: './schema.graphql', language: 'typescript' };
  await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/.bin/relay-compiler');
  await run(compiler, ['relay.config.json'], { cwd: folder, timeout: 100_000 });
  const made = await readdir(join(folder, '__generated__'));
  expect(made).toEqual(
    expect.arrayContaining([
      ...nodes.map(({ name }) => `Program${name}Query.graphql.ts`),
      ...pages.map(({ on, field }) => `Program${on.name}${capital(field.name)}Query.graphql.ts`),
      'ProgramMoveMutation.graphql.ts',
    ]),
  );
  expect(nodes.length).toBeGreaterThan(10);
  expect(pages.length).toBeGreaterThan(20);
});

test('every object type with pages of its own is a Node, so that Relay can read its next page', () => {
  const owners = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(type => type !== schema.getQueryType())
    .filter(type =>
      Object.values(type.getFields()).some(({ type }) => getNamedType(type).name.endsWith('Connection')),
    );
  expect(owners.map(({ name }) => name)).toEqual(['Supplier', 'TiffinPlan']);
  expect(nodes).toEqual(expect.arrayContaining(owners));
});
