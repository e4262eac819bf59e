import { type GraphQLObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Ctx } from '../operation/ctx.ts';
import { isIdentifier } from '../values/identifier.ts';
import { selectedFields } from './asked-fields.ts';

/** `info` is that of the parent's field. */
type Start = (ctx: Ctx, parentId: string, info: GraphQLResolveInfo) => Promise<unknown>;

/**
 * Marks a field that can be fetched knowing only its parent's id. `start` is a batched lookup, whose result
 * the field's own resolver then finds.
 */
export const LookAhead = (start: Start) => Extensions({ lookAhead: start });

/** Fetches the fields that a request selects below an object together with the object, not after it. */
export const lookAhead = (ctx: Ctx, info: GraphQLResolveInfo, id: string): void => {
  if (!isIdentifier(id)) return;
  const fields = (getNamedType(info.returnType) as GraphQLObjectType).getFields();
  for (const name of selectedFields(info)) {
    const start = fields[name]?.extensions.lookAhead as Start | undefined;
    // The field's own resolver gets the same promise and reports the error.
    start?.(ctx, id.toLowerCase(), info).catch(() => undefined);
  }
};
