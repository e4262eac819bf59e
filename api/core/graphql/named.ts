/**
 * Names the GraphQL type of a row that a result union or interface returns. Objects of a class need no name
 * (doors/graphql/type-names.ts). The name is in no copy of the row and no JSON.
 */
export const named = <Row extends object>(typeName: string, row: Row): Row =>
  Object.defineProperty(row, '__typename', { value: typeName });
