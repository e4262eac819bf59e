import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

interface Member {
  name: string;
  deprecationReason?: string | null;
}

/** The reasons of all that is deprecated, by path: `Supplier.phone`, `Query.orders.status`, `OrderStatus.READY`. */
export const deprecatedMembers = (schema: GraphQLSchema): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const note = (path: string, { name, deprecationReason }: Member): string => {
    const own = `${path}.${name}`;
    if (deprecationReason != null) found.set(own, deprecationReason);
    return own;
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) for (const value of type.getValues()) note(type.name, value);
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) note(type.name, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const path = note(type.name, field);
      for (const argument of field.args) note(path, argument);
    }
  }
  return found;
};
