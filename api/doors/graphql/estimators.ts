import { type GraphQLSchema, getNullableType, isListType } from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  fieldExtensionsEstimator,
} from 'graphql-query-complexity';
import { entries, usualEntries } from '../../core/list-cost.ts';
import { pageSizeLimit } from '../../core/page.ts';
import { introspectionEstimator } from './introspection-cost.ts';

const bySchema = new WeakMap<GraphQLSchema, ComplexityEstimator[]>();

/** What the fields of a schema cost: the first of these that knows a field says so. */
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

/** One point for a field itself, and what is in it for every entry of the page that is asked for. */
const byPage = (asked: ComplexityEstimatorArgs) => {
  const { first } = asked.args;
  if (typeof first !== 'number') return undefined;
  return entries(Math.max(1, Math.min(first, pageSizeLimit)))(asked);
};

const byList = (asked: ComplexityEstimatorArgs) =>
  entries(isListType(getNullableType(asked.field.type)) ? usualEntries : 1)(asked);
