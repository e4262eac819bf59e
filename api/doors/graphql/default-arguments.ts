import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLSchema,
  getNullableType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';

/**
 * Makes every argument with a default nullable, where null means the default too: generated clients send null for an
 * argument that is not set, which `Int! = 20` would refuse. Resolvers never see the null.
 */
export const makeDefaultedArgumentsNullable = (schema: GraphQLSchema): void => {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    // Every schema of the process shares those.
    .filter(type => !isIntrospectionType(type));
  for (const field of types.flatMap(type => Object.values(type.getFields()))) {
    const defaulted = field.args.filter(({ defaultValue }) => defaultValue != null);
    if (defaulted.length === 0) continue;
    for (const argument of defaulted) argument.type = getNullableType(argument.type);
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (object, args: Record<string, unknown>, ctx, info) =>
      resolve(object, withoutNulls(args, defaulted), ctx, info);
  }
};

const withoutNulls = (args: Record<string, unknown>, defaulted: readonly GraphQLArgument[]) => {
  const unset = defaulted.filter(({ name }) => args[name] == null);
  if (unset.length === 0) return args;
  return { ...args, ...Object.fromEntries(unset.map(({ name, defaultValue }) => [name, defaultValue])) };
};
