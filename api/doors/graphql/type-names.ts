import { type GraphQLSchema, type GraphQLTypeResolver, isAbstractType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

const typeNameOf: GraphQLTypeResolver<{ __typename?: string }, unknown> = value => value.__typename;

/**
 * Resolves unions and interfaces by the `__typename` of a value, as GraphQL does, where TypeGraphQL would compare its
 * class with every member's. Rows are named by core/graphql/named.ts, objects by their class.
 */
export const resolveTypesByName = (schema: GraphQLSchema): void => {
  const abstractTypes = Object.values(schema.getTypeMap()).filter(isAbstractType);
  for (const type of abstractTypes) type.resolveType = typeNameOf;
  const members = new Set(
    abstractTypes.flatMap(type => schema.getPossibleTypes(type)).map(({ name }) => name),
  );
  for (const { name, target } of getMetadataStorage().objectTypes) {
    // On the prototype, so that it is in no copy of an object and no JSON.
    if (members.has(name)) Object.defineProperty(target.prototype, '__typename', { value: name });
  }
};
