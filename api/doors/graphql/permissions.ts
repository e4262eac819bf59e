import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { peopleOnly } from '../../core/access/rules.ts';
import { anyone, ofViewer, type Visibility, withinReach } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { ViewOnly } from '../../core/operation/failures.ts';

/** The mark of a field, its own or its type's; undefined if missing. */
export const visibilityOf = (
  type: GraphQLObjectType | GraphQLInterfaceType,
  field: GraphQLField<unknown, unknown>,
): Visibility | undefined => (field.extensions.visible ?? type.extensions.visible) as Visibility | undefined;

/** Marks that need no check when a field is read. */
export const uncheckedMarks: ReadonlySet<Visibility | undefined> = new Set([anyone, ofViewer, withinReach]);

/**
 * Denies by default: throws for a schema with an unmarked field, where anyone may reach an object that is not checked,
 * or where an argument could choose whose things the viewer gets, and checks every other mark before the field is read.
 * Changes by viewers who may only read are refused.
 */
export const enforceVisibility = (schema: GraphQLSchema): void => {
  const unmarked: string[] = [];
  const chosen: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !hasFields(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const visibility = visibilityOf(type, field);
      if (!visibility) unmarked.push(`${type.name}.${field.name}`);
      else if (visibility === ofViewer && type !== schema.getMutationType() && field.args.length > 0)
        chosen.push(`${type.name}.${field.name}`);
      else if (visibility === ofViewer && type === schema.getQueryType()) guard(field, peopleOnly);
      else if (!uncheckedMarks.has(visibility)) guard(field, visibility);
    }
  }
  if (unmarked.length > 0) throw new Error(`Missing @Visible on ${unmarked.join(', ')}.`);
  if (chosen.length > 0) {
    throw new Error(`An argument may choose whose ${chosen.join(', ')} is: mark it with a rule.`);
  }
  const open = openToAnyone(schema);
  if (open.length > 0) {
    throw new Error(`Nothing checks who reads ${open.join(', ')}: mark the operation with a rule.`);
  }
  const mutations = schema.getMutationType();
  for (const field of Object.values(mutations?.getFields() ?? {})) {
    const visibility = visibilityOf(mutations!, field)!;
    if (!visibility.isForViewOnly) refuseViewOnly(field);
    if (uncheckedMarks.has(visibility)) guard(field, peopleOnly);
  }
};

const hasFields = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type);

/** Fields within reach of the viewer that operations open to anyone lead to. */
const openToAnyone = (schema: GraphQLSchema): string[] => {
  const open: string[] = [];
  const seen = new Set<GraphQLNamedType>();
  const follow = (type: GraphQLNamedType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(follow);
    if (!hasFields(type)) return;
    for (const field of Object.values(type.getFields())) {
      const visibility = visibilityOf(type, field);
      if (visibility === withinReach) open.push(`${type.name}.${field.name}`);
      if (visibility === anyone) follow(getNamedType(field.type));
    }
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) if (root) follow(root);
  return open;
};

/** Operations refuse it themselves; what a mutation does before its operation is refused as well. */
const refuseViewOnly = (field: GraphQLField<unknown, Ctx>): void => {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (object, args, ctx, info) =>
    ctx.viewer.isViewOnly
      ? Promise.reject(ctx.viewer.refusal(new ViewOnly()))
      : resolve(object, args, ctx, info);
};

/** A subscription is checked when it starts, and again before every response. */
const guard = (field: GraphQLField<unknown, Ctx>, visibility: Visibility): void => {
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (object, args, ctx, info) => {
    if (ctx.viewer.meets(visibility)) return resolve(object, args, ctx, info);
    // Rejected, as operations do: the two executors report errors that are thrown here in different numbers.
    return Promise.reject(ctx.viewer.refusalBy(visibility));
  };
  if (!subscribe) return;
  field.subscribe = (object, args, ctx, info) => {
    ctx.viewer.must(visibility);
    return subscribe(object, args, ctx, info);
  };
};
