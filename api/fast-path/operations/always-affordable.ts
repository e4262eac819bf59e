import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  TypeInfo,
  type TypeNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { listLengthLimit } from '../../../schema/constants.ts';
import { pageSizeLimit } from '../../core/graphql/page.ts';
import { type Asked, costLimit, costOf } from '../../doors/graphql/cost.ts';

/**
 * Whether a document is affordable whatever its variables, so that its cost need not be computed each time:
 * with every number at the page-size limit, every list of IDs at its longest, and nothing skipped by a directive. `variables` are any it was
 * served with.
 */
export const isAlwaysAffordable = (asked: Asked): boolean => {
  if (mayBeWronglyNull(asked.schema, asked.document)) return false;
  try {
    return highestCost(asked) <= costLimit;
  } catch {
    return false;
  }
};

/** Maximum cost of a request for this document. */
export const highestCost = ({ document, variables, ...asked }: Asked): number => {
  const pages = variablesOf(document, 'Int').map(name => [name, pageSizeLimit]);
  const lists = variablesOf(document, '[ID]').map(name => [name, mostIds]);
  const largest = { ...variables, ...Object.fromEntries([...pages, ...lists]) };
  return costOf({ ...asked, document: withoutConditions(document), variables: largest });
};

/**
 * A nullable variable is allowed in a non-null position if either has a default. That it is null is found
 * while the cost is computed.
 */
const mayBeWronglyNull = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const nullable = new Set<string>();
  const types = new TypeInfo(schema);
  let isFound = false;
  visit(document, {
    VariableDefinition({ variable, type }) {
      if (type.kind !== Kind.NON_NULL_TYPE) nullable.add(variable.name.value);
    },
  });
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable({ name }) {
        if (nullable.has(name.value) && isNonNullType(types.getInputType())) isFound = true;
      },
    }),
  );
  return isFound;
};

/** The longest list that a variable may hold. */
const mostIds = Array<string>(listLengthLimit).fill('');

export const variablesOf = (document: DocumentNode, wanted: string): string[] => {
  const names: string[] = [];
  visit(document, {
    VariableDefinition({ variable, type }) {
      if (nullableName(type) === wanted) names.push(variable.name.value);
    },
  });
  return names;
};

/** The type with all that may be null. */
const nullableName = (type: TypeNode): string => {
  if (type.kind === Kind.NON_NULL_TYPE) return nullableName(type.type);
  return type.kind === Kind.NAMED_TYPE ? type.name.value : `[${nullableName(type.type)}]`;
};

const withoutConditions = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (name.value === 'include' || name.value === 'skip' ? null : undefined),
  });
