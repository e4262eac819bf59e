/**
 * The text of an operation that knows what it returns and takes: a string with this type, or what GraphQL Code Generator
 * writes with `documentMode: 'string'`. The result of any other string is unknown.
 */
export interface TypedDocument<Result, Variables> {
  toString(): string;
  __apiType?: (variables: Variables) => Result;
}
