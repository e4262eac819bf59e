import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

/**
 * The names of the types that clients meet from the root types and the given others. That a type implements an
 * interface counts only where a field returns the interface.
 */
export const reachableTypes = (
  schema: GraphQLSchema,
  others: readonly string[] = [],
): ReadonlySet<string> => {
  const found = new Set<string>();
  const visitResult = (type: GraphQLOutputType): void => {
    const named = getNamedType(type);
    if (isAbstractType(named)) schema.getPossibleTypes(named).forEach(visit);
    visit(named);
  };
  const visit = (type: GraphQLNamedType): void => {
    if (found.has(type.name)) return;
    found.add(type.name);
    if (isUnionType(type)) type.getTypes().forEach(visit);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) visit(getNamedType(field.type));
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    type.getInterfaces().forEach(visit);
    for (const field of Object.values(type.getFields())) {
      visitResult(field.type);
      for (const argument of field.args) visit(getNamedType(argument.type));
    }
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of [...roots, ...others.map(name => schema.getType(name))]) if (type) visit(type);
  return found;
};
