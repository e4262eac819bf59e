import {
  type GraphQLSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  getComplexity,
} from 'graphql-query-complexity';
import { entries } from '../../core/graphql/list-cost.ts';

/** Cost of the standard introspection query: it fits into one request once, not twice. */
export const introspectionPoints = 8000;

/**
 * Cost of introspection. Its fields count like all others, with the average length of its lists, but scaled,
 * because it only reads memory: the standard query costs `introspectionPoints`. So nothing beats asking that.
 */
export const introspectionEstimator = (schema: GraphQLSchema): ComplexityEstimator => {
  const sizes = sizesOf(schema);
  const byField = (asked: ComplexityEstimatorArgs) =>
    isIntrospectionType(asked.type) ? entries(sizes[asked.field.name] ?? 1)(asked) : undefined;
  const whole = getComplexity({ schema, query: standardQuery, estimators: [byField, entries(1)] });
  return asked => {
    const { field, childComplexity } = asked;
    const isRoot = field === SchemaMetaFieldDef || field === TypeMetaFieldDef;
    return isRoot ? 1 + Math.ceil((introspectionPoints * childComplexity) / whole) : byField(asked);
  };
};

const standardQuery = parse(
  getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }),
);

/** Average length of each introspection list. */
const sizesOf = (schema: GraphQLSchema): Record<string, number> => {
  const types = Object.values(schema.getTypeMap());
  const outputs = types.filter(type => isObjectType(type) || isInterfaceType(type));
  const fields = outputs.flatMap(type => Object.values(type.getFields()));
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: average(outputs.map(type => Object.keys(type.getFields()).length)),
    args: average(fields.map(({ args }) => args.length)),
    inputFields: average(types.filter(isInputObjectType).map(type => Object.keys(type.getFields()).length)),
    enumValues: average(types.filter(isEnumType).map(type => type.getValues().length)),
    interfaces: average(outputs.map(type => type.getInterfaces().length)),
    possibleTypes: average(types.filter(isUnionType).map(type => type.getTypes().length)),
  };
};

const average = (sizes: number[]) =>
  Math.max(1, Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)));
