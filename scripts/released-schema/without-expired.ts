import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
  visit,
} from 'graphql';
import { reachableTypes } from './reachable-types.ts';
import { removalDay } from './removal-day.ts';

/**
 * What clients can still rely on: the released schema without the fields, arguments and values whose day of removal
 * has passed, and without the types that nothing but these led to.
 */
export const withoutExpired = (released: string, today: string): GraphQLSchema => {
  const whole = parse(released);
  const drop = (node: { directives?: readonly ConstDirectiveNode[] }) =>
    isExpired(node.directives ?? [], today) ? null : undefined;
  const left: DocumentNode = visit(whole, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
  });
  const schema = buildASTSchema(left, { assumeValid: true });
  const metBefore = reachableTypes(buildASTSchema(whole));
  const metByNone = Object.keys(schema.getTypeMap()).filter(name => !metBefore.has(name));
  const met = reachableTypes(schema, metByNone);
  const definitions = left.definitions.filter(
    node => !isTypeDefinitionNode(node) || met.has(node.name.value),
  );
  return buildASTSchema({ ...left, definitions }, { assumeValid: true });
};

const isExpired = (directives: readonly ConstDirectiveNode[], today: string): boolean => {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  const day = reason?.kind === Kind.STRING ? removalDay(reason.value) : undefined;
  return day !== undefined && day < today;
};
