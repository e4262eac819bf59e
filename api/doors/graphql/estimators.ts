import { type GraphQLSchema, getNullableType, isListType } from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  fieldExtensionsEstimator,
} from 'graphql-query-complexity';
import { entries, usualEntries } from '../../core/graphql/list-cost.ts';
import { pageSizeLimit } from '../../core/graphql/page.ts';
import { introspectionEstimator } from './introspection-cost.ts';

const bySchema = new WeakMap<GraphQLSchema, ComplexityEstimator[]>();

/** Cost estimators for the fields of a schema: the first that returns a value wins. */
export const estimatorsFor = (schema: GraphQLSchema): ComplexityEstimator[] => {
  const known = bySchema.get(schema) ?? [
    introspectionEstimator(schema),
    byPage,
    fieldExtensionsEstimator(),
    byList,
  ];
  bySchema.set(schema, known);
  return known;
};

/** One point for the field itself, plus its selections for every entry of the requested page. */
const byPage = (asked: ComplexityEstimatorArgs) => {
  const { last, first } = asked.args;
  // Null means the default, as it does to resolvers.
  const count = last ?? first ?? asked.field.args.find(({ name }) => name === 'first')?.defaultValue;
  if (typeof count !== 'number') return undefined;
  return entries(Math.max(1, Math.min(count, pageSizeLimit)))(asked);
};

const byList = (asked: ComplexityEstimatorArgs) =>
  entries(isListType(getNullableType(asked.field.type)) ? usualEntries : 1)(asked);
