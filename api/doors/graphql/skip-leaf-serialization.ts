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
 * Whether the values that a document asks for can be answered as they come: rows bring numbers and texts as the
 * built-in scalars answer them, and an enum does if each of its values is its own name.
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
