import {
  defaultFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
} from 'graphql';
import { MalformedInput } from '../../core/operation/failures.ts';

/**
 * Refuses a page that is asked for from both ends. Only the document shows it: to a resolver, `first` is 20 whether
 * that was asked for or is the default.
 */
export const refuseBothDirections = (schema: GraphQLSchema): void => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap(type => Object.values(type.getFields()));
  for (const field of fields) {
    if (!field.args.some(({ name }) => name === 'last')) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (object, args: { last?: number | null }, ctx, info) =>
      args.last != null && isGiven(info, 'first')
        ? Promise.reject(bothGiven())
        : resolve(object, args, ctx, info);
  }
};

const bothGiven = () => new MalformedInput('Use first or last, not both.', 'last');

const isGiven = ({ fieldNodes, variableValues }: GraphQLResolveInfo, argument: string): boolean => {
  const value = fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value;
  if (value?.kind === Kind.VARIABLE) return variableValues[value.name.value] != null;
  return value !== undefined && value.kind !== Kind.NULL;
};
