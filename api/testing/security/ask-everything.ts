import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Given = GraphQLArgument | GraphQLInputField;
/** Whether a field is selected. */
export type IsRead = (
  type: GraphQLObjectType | GraphQLInterfaceType,
  field: GraphQLField<unknown, unknown>,
) => boolean;

/** The id for an argument, by its name. */
export type IdFor = (argument: string) => string;

const texts: Record<string, string> = {
  email: 'unknown@example.com',
  zipCode: '95112',
  ein: '98-7654321',
  phone: '(408) 555-0147',
  state: 'CA',
};
const scalars: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  LocalDate: '2026-11-17',
  DateTime: '2026-11-17T17:00:00Z',
  Upload: null,
};

const exampleOf = (name: string, type: GraphQLInputType, idFor: IdFor): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare)) return [exampleOf(name, bare.ofType, idFor)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) return examplesOf(Object.values(bare.getFields()), idFor);
  if (bare.name === 'ID') return idFor(name);
  return bare.name === 'String' ? (texts[name] ?? 'A few words') : scalars[bare.name];
};

const isNeeded = ({ type }: Given) => isNonNullType(type) || getNamedType(type).name === 'ID';

/** What is required, and every id. */
const examplesOf = (fields: readonly Given[], idFor: IdFor, isGiven = isNeeded): Record<string, unknown> =>
  Object.fromEntries(fields.filter(isGiven).map(({ name, type }) => [name, exampleOf(name, type, idFor)]));

/** Of a list with a size, the default would cost too much within another list. */
const needsNothing = ({ args }: GraphQLField<unknown, unknown>) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) && defaultValue === undefined);

/** Selects everything of a type, down to a depth; a field of a union's members once per type. */
const selectionOf = (
  type: GraphQLOutputType,
  levels: number,
  isRead: IsRead,
  taken = new Map<string, string>(),
): string => {
  const named = getNamedType(type);
  if (isUnionType(named))
    return named
      .getTypes()
      .map(member => `... on ${member.name} ${selectionOf(member, levels, isRead, taken)}`)
      .reduce((all, each) => `${all} ${each}`, '{ __typename')
      .concat(' }');
  if (!(isObjectType(named) || isInterfaceType(named))) return '';
  const parts = Object.values(named.getFields()).flatMap(field => {
    const isLeaf = isLeafType(getNamedType(field.type));
    const known = taken.get(field.name);
    if (!isRead(named, field) || !needsNothing(field) || (levels === 0 && !isLeaf) || field.name === 'edges')
      return [];
    if (known !== undefined && known !== String(field.type)) return [];
    taken.set(field.name, String(field.type));
    return `${field.name} ${isLeaf ? '' : selectionOf(field.type, levels - 1, isRead)}`;
  });
  return `{ __typename ${parts.join(' ')} }`;
};

/** One operation with all arguments and all fields. */
export const askEverything = (
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  idFor: IdFor,
  isRead: IsRead,
): { document: string; variables: Record<string, unknown> } => {
  const variables = examplesOf(field.args, idFor, one => isNeeded(one) || one.defaultValue !== undefined);
  const given = field.args.filter(({ name }) => name in variables);
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(field.type, kind === 'query' ? 2 : 1, isRead);
  const document = `${kind} ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${selection} }`;
  return { document, variables };
};

export const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {});
