import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { anyone, type Visibility, withinReach } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';

/** The mark of a field, its own or its type's; undefined if missing. */
export const visibilityOf = (
  type: GraphQLObjectType | GraphQLInterfaceType,
  field: GraphQLField<unknown, unknown>,
): Visibility | undefined => (field.extensions.visible ?? type.extensions.visible) as Visibility | undefined;

/**
 * Denies by default: throws for a schema with an unmarked field, and checks the mark of every field that is
 * neither public nor already limited to the viewer.
 */
export const enforceVisibility = (schema: GraphQLSchema): void => {
  const unmarked: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      const visibility = visibilityOf(type, field);
      if (!visibility) unmarked.push(`${type.name}.${field.name}`);
      else if (visibility !== anyone && visibility !== withinReach) guard(field, visibility);
    }
  }
  if (unmarked.length > 0) throw new Error(`Missing @Visible on ${unmarked.join(', ')}.`);
};

const guard = (field: GraphQLField<unknown, Ctx>, visibility: Visibility): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (object, args, ctx, info) => {
    if (visibility(ctx.viewer, object as never)) return resolve(object, args, ctx, info);
    throw ctx.viewer.refusal();
  };
};
