import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Whether the leaf values of a document need no serialization: rows have numbers and texts as the built-in
 * scalars return them, and so do enums whose values equal their names.
 */
export const mayLeaveLeavesUnserialized = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const types = new TypeInfo(schema);
  let isPlain = true;
  const Field = () => {
    const type = getNamedType(types.getType());
    if (isEnumType(type) && type.getValues().some(({ name, value }) => name !== value)) isPlain = false;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isPlain;
};
