import { getOperationAST, getVariableValues } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type Asked, costOf } from '../../doors/graphql/cost.ts';
import { expectBoundedVariables } from '../../doors/graphql/limits.ts';
import { variablesOf } from './always-affordable.ts';
import { variableCheck } from './variable-check.ts';

type Variables = Record<string, unknown> | null;

/** Sizes of pages that are remembered for a document. */
const mostCosts = 50;

/** Variables of these types decide what a document costs: sizes of pages, conditions, and lists of IDs. */
const pricedTypes = ['Int', 'Boolean', '[ID]'];

/** Returns the cost of an affordable document with its variables, computed once for each size of its pages. */
export const rememberingCosts = (asked: Omit<Asked, 'variables'>): ((variables: Variables) => number) => {
  const priced = pricedTypes.flatMap(type => variablesOf(asked.document, type));
  const costs = new LRUCache<string, number>({ max: mostCosts });
  const areUsable = variableCheck(asked);
  const definitions = getOperationAST(asked.document, asked.operationName)?.variableDefinitions ?? [];
  return variables => {
    expectBoundedVariables(variables);
    // Refused before the caller pays for more than reading the document.
    if (!areUsable(variables)) {
      const { errors } = getVariableValues(asked.schema, definitions, variables ?? {}, { maxErrors: 1 });
      if (errors) throw errors[0];
    }
    const sizes = priced.map(name => sizeOf(variables?.[name]));
    if (sizes.includes(undefined)) return costOf({ ...asked, variables });
    const key = sizes.join();
    const cost = costs.get(key) ?? costOf({ ...asked, variables });
    costs.set(key, cost);
    return cost;
  };
};

/** Undefined for a text or an object, which is mostly wrong there, and may be long: neither is remembered. */
const sizeOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return `${value.length} IDs`;
  return typeof value === 'string' || (typeof value === 'object' && value) ? undefined : String(value);
};
