import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { Ctx } from '../../core/operation/ctx.ts';
import { lackedByPlainDishes } from './dish-columns.ts';
import { type MenuCategoryRow, menuOf, type PlainMenuCategoryRow, plainMenuOf } from './find-menu.ts';

/** Fields that only whole dishes have, and the one that compares whole dishes with what a kitchen offers. */
const fieldsOfWholeDishes: ReadonlySet<string> = new Set([...lackedByPlainDishes, 'tiffinOffers']);

const needsWholeDishes = ({ selections }: SelectionSetNode): boolean =>
  selections.some(
    selection =>
      (selection.kind === Kind.FIELD && fieldsOfWholeDishes.has(selection.name.value)) ||
      ('selectionSet' in selection && selection.selectionSet && needsWholeDishes(selection.selectionSet)),
  );

/** A cached document has the very same operation, so that it is inspected once. */
const inspected = new WeakMap<OperationDefinitionNode, boolean>();

const asksForWholeDishes = ({ operation, fragments }: GraphQLResolveInfo): boolean => {
  const known = inspected.get(operation);
  if (known !== undefined) return known;
  // Subscriptions to a kitchen share what they read.
  const asks =
    operation.operation === 'subscription' ||
    [operation, ...Object.values(fragments)].some(({ selectionSet }) => needsWholeDishes(selectionSet));
  inspected.set(operation, asks);
  return asks;
};

/** Loads a menu: plain if nothing in the operation asks for more, so that fields and aliases share what it reads. */
export const askedMenu = (
  ctx: Ctx,
  supplierId: string,
  info: GraphQLResolveInfo,
): Promise<MenuCategoryRow[] | PlainMenuCategoryRow[] | null> =>
  asksForWholeDishes(info) ? menuOf(ctx, supplierId) : plainMenuOf(ctx, supplierId);
