import {
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { expect } from 'vitest';

type Answered = Record<string, unknown>;

/** Expects that every number, text and enum of an answer is of the type that the schema says. */
export const expectDeclaredLeaves = (schema: GraphQLSchema, document: DocumentNode, data: Answered): void => {
  const fragments = new Map(
    document.definitions.flatMap(each =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );

  const lookInto = (selections: SelectionSetNode, typeName: string, object: Answered): void => {
    for (const selection of selections.selections) {
      if (selection.kind !== Kind.FIELD) {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
        lookInto(fragment.selectionSet, fragment.typeCondition?.name.value ?? typeName, object);
        continue;
      }
      const type = schema.getType(typeName);
      const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
      const field = fields[selection.name.value];
      const value = object[(selection.alias ?? selection.name).value];
      // Introspection fields, and fields of other fragments' types.
      if (field && value !== undefined) lookAt(value, field.type, selection.selectionSet, field.name);
    }
  };

  const lookAt = (
    value: unknown,
    type: GraphQLOutputType,
    selections: SelectionSetNode | undefined,
    name: string,
  ): void => {
    const named = getNamedType(type);
    if (value === null) return;
    if (Array.isArray(value)) for (const each of value) lookAt(each, type, selections, name);
    else if (selections) lookInto(selections, named.name, value as Answered);
    else if (isEnumType(named)) expect(named.getValue(value as string), name).toBeDefined();
    else if (isScalarType(named) && isSpecifiedScalarType(named))
      expect(value, name).toBe(named.serialize(value));
  };

  const operation = getOperationAST(document)!;
  lookInto(operation.selectionSet, schema.getRootType(operation.operation)!.name, data);
};
