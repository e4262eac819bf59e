import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Texts of this many bytes that cost most to parse, normalize and compare. */
export const hostileTexts = (bytes: number): [kind: string, text: string][] => [
  ['letters', Array.from({ length: bytes }, (_, at) => letters[(at * 7919 + (at >> 3)) % 26]).join('')],
  ['accents', 'é'.repeat(bytes / 2)],
  ['combining signs', `a${'\u0301'.repeat(bytes / 2)}`],
  ['right-to-left marks', '\u200f\u202e'.repeat(bytes / 6)],
  ['blanks', ' '.repeat(bytes)],
];

type Given = GraphQLArgument | GraphQLInputField;

/** A text argument of a field, and the arguments with another value in its place. */
export interface TextPlace {
  path: string;
  argumentsWith: (text: string) => Record<string, unknown>;
}

const scalars: Record<string, unknown> = {
  ID: '0190b5a0-0000-7000-8000-000000000000',
  String: 'A few words',
  Int: 1,
  Float: 1,
  Boolean: true,
  LocalDate: '2026-11-17',
  DateTime: '2026-11-17T17:00:00Z',
  Upload: null,
};

/** A valid value of a type. */
export const exampleOf = (type: GraphQLInputType): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare)) return [exampleOf(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) return examplesOf(Object.values(bare.getFields()));
  return scalars[bare.name];
};

const examplesOf = (fields: readonly Given[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, type }) => [name, exampleOf(type)]));

/** Every text and id in the arguments of a field, at any depth. */
export const textPlaces = (fields: readonly Given[]): TextPlace[] =>
  fields.flatMap(({ name, type }) =>
    placesIn(type).map(({ path, valueWith }) => ({
      path: path ? `${name}.${path}` : name,
      argumentsWith: text => ({ ...examplesOf(fields), [name]: valueWith(text) }),
    })),
  );

const placesIn = (type: GraphQLInputType): { path: string; valueWith: (text: string) => unknown }[] => {
  const bare = getNullableType(type);
  if (isListType(bare))
    return placesIn(bare.ofType).map(({ path, valueWith }) => ({
      path,
      valueWith: text => [valueWith(text)],
    }));
  if (isInputObjectType(bare))
    return textPlaces(Object.values(bare.getFields())).map(({ path, argumentsWith }) => ({
      path,
      valueWith: argumentsWith,
    }));
  return bare.name === 'String' || bare.name === 'ID' ? [{ path: '', valueWith: text => text }] : [];
};

/** Every field of the schema with a text argument, by type name. */
export const fieldsWithTexts = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).flatMap(type => {
    const fields = 'getFields' in type && !type.name.startsWith('__') ? Object.values(type.getFields()) : [];
    return fields.flatMap(field =>
      'args' in field && textPlaces(field.args).length > 0 ? [{ type: type.name, field }] : [],
    );
  });
