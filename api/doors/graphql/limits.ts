import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type ASTNode,
  type ASTVisitor,
  GraphQLError,
  isIntrospectionType,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { listLengthLimit, textLengthLimit } from '../../../schema/constants.ts';
import { boundedInput } from '../../core/values/bounded-input.ts';
import { type Asked, expectAffordable, refusedByLimits } from './cost.ts';

/** Limits of a request, on every transport. The client's deepest query has depth 7. */
export const limits = {
  tokens: 1000,
  depth: 10,
  aliases: 15,
  directives: 50,
};

const refusing = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY' } })),
  ],
});

/** Texts and lists in the document have the same limits as those in variables. */
const boundedLiterals = (context: ValidationContext): ASTVisitor => {
  const refuse = (node: ASTNode, message: string) =>
    context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: 'BAD_USER_INPUT' } }));
  return {
    StringValue(node) {
      if (node.value.length > textLengthLimit)
        refuse(node, `A text may have at most ${textLengthLimit} characters.`);
    },
    ListValue(node) {
      if (node.values.length > listLengthLimit)
        refuse(node, `A list may have at most ${listLengthLimit} entries.`);
    },
  };
};

/** No tool requests a part of the schema twice, and only aliases could. */
const plainIntrospection = (context: ValidationContext): ASTVisitor => ({
  Field(node) {
    if (!node.alias) return;
    const parent = context.getParentType();
    if (node.name.value !== '__schema' && !(parent && isIntrospectionType(parent))) return;
    const extensions = { code: 'QUERY_TOO_COSTLY' };
    context.reportError(new GraphQLError('Introspection takes no aliases.', { nodes: node, extensions }));
  },
});

/** Validation rules for a document. */
export const limitRules = [
  maxDepthRule({
    n: limits.depth,
    flattenFragments: true,
    // The type references of the standard query are deeper; its cost is bounded (introspection-cost.ts).
    ignoreIntrospection: true,
    ...refusing(`A query may be at most ${limits.depth} levels deep.`),
  }),
  maxAliasesRule({ n: limits.aliases, ...refusing(`A query may have at most ${limits.aliases} aliases.`) }),
  maxDirectivesRule({
    n: limits.directives,
    ...refusing(`A query may have at most ${limits.directives} directives.`),
  }),
  boundedLiterals,
  plainIntrospection,
] as unknown as ValidationRule[];

/** Checks a request: its variables are bounded, and it is affordable with them. Returns its cost. */
export const expectWithinLimits = (asked: Asked): number => {
  expectBoundedVariables(asked.variables);
  return expectAffordable(asked);
};

export const expectBoundedVariables = (variables: Asked['variables']): void => {
  try {
    boundedInput(variables);
  } catch (error) {
    throw refusedByLimits('BAD_USER_INPUT', error as Error);
  }
};
