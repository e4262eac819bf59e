import { type DocumentNode, getOperationAST, Kind, valueFromASTUntyped } from 'graphql';

/** The defaults of non-null variables, which graphql-jit ignores. */
export const requiredDefaults = (
  document: DocumentNode,
  operationName: string | null | undefined,
): Record<string, unknown> => {
  const variables = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const defaults = variables.flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)]]
      : [],
  );
  return Object.fromEntries(defaults);
};
