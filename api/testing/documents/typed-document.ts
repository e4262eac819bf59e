import type { initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada';
import type { introspection } from '../generated/schema.d.ts';

/**
 * What a document answers, for the compiler: the fields it selects and no others. A test reads what it expects to be
 * there, and its assertion fails where it is not; so nothing is null, the first rows of a list exist, and a union has
 * the fields of all its members. What a document put together at run time answers is unknown and has any shape.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type AnswerOf<Text extends string> = IsLiteral<Text> extends true ? Read<ResultOf<Parsed<Text>>> : any;

/** The variables a document declares, by name. Their values are not typed: tests send what the schema refuses. */
export type VariablesFor<Text extends string> =
  IsLiteral<Text> extends true
    ? { [Name in keyof VariablesOf<Parsed<Text>>]?: unknown }
    : Record<string, unknown>;

declare const documents: initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTime: string; LocalDate: string; Upload: File };
}>;
const parsed = <const Text extends string>(text: Text) => documents(text, []);
type Parsed<Text extends string> = ReturnType<typeof parsed<Text>>;

/** Whether every character of a text is known when compiling. */
type IsLiteral<Text extends string> = Record<never, never> extends Record<Text, unknown> ? false : true;

type Read<T> = [NonNullable<T>] extends [infer Known]
  ? [Known] extends [readonly (infer Row)[]]
    ? Rows<Read<Row>>
    : [Known] extends [object]
      ? { [Key in KeysOf<Known>]: Read<ValueOf<Known, Key>> }
      : Known
  : never;
type Rows<Row> = [Row, Row, Row, ...Row[]];
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;
