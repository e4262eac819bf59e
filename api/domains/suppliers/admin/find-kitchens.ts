import type { Expression, Kysely } from 'kysely';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { named } from '../../../core/graphql/named.ts';
import { type CursorPosition, decodeCursor, forward, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { identifier, isIdentifier, lowestIdentifier } from '../../../core/values/identifier.ts';
import { lettersPattern } from '../../../core/values/searchable.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { User } from '../../identity/user.ts';
import { userObject } from '../../identity/user-columns.ts';
import { fixedPauseOf } from '../account/fixed-pause.ts';
import { Application } from '../application.ts';
import { kitchenIdsByLetters } from '../searching/kitchens-by-letters.ts';
import { showPlaces } from '../shown-places.ts';
import { Supplier } from '../supplier.ts';
import { supplierObject } from '../supplier-columns.ts';
import { type SupplierStatus, supplierStatusOf } from '../supplier-status.ts';
import { KitchenRecord } from './kitchen-record.ts';

export interface KitchenSearch {
  /** Substring of the name of the kitchen, the cook, or the owner's email address. */
  text: string | null;
  cityId: string | null;
  status: SupplierStatus | null;
}

const read = { Supplier, User, Application, City };

/** A kitchen, its owner and its status, each as one value. */
const kitchenRecords = (from: Kysely<Tables<typeof read>>, now: Expression<string>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .innerJoin('User as u', 'u.id', 's.userId')
    .leftJoin('Application as a', 'a.supplierId', 's.id')
    .select([
      's.id',
      's.suspendedAt as suspendedSince',
      's.createdAt as registeredAt',
      's.pausedUntil',
      's.pausedByStaffUntil',
    ])
    .select(kitchen => [
      supplierObject().as('supplier'),
      userObject(kitchen).as('owner'),
      supplierStatusOf(kitchen).as('status'),
      kitchen.fn<string>('lower', ['s.kitchenName']).as('name'),
      localDay(now, kitchen.ref('city.timeZone')).as('today'),
    ]);

type Part = { name: string; id: string; size: number; now: Date };
type Filters = { cityId: string | null; status: SupplierStatus | null };

const kitchensByName = (from: Kysely<Tables<typeof read>>, given: Given<Part & Filters>) =>
  kitchenRecords(from, given.now)
    .where(kitchen => {
      const place = kitchen.tuple(kitchen.fn<string>('lower', ['s.kitchenName']), kitchen.ref('s.id'));
      const isMissing = (value: Expression<unknown>, type: 'text' | 'uuid') =>
        kitchen(kitchen.cast(value, type), 'is', null);
      return kitchen.and([
        kitchen(place, '>', kitchen.tuple(given.name, given.id)),
        kitchen.or([isMissing(given.cityId, 'uuid'), kitchen('s.cityId', '=', given.cityId)]),
        kitchen.or([isMissing(given.status, 'text'), kitchen(supplierStatusOf(kitchen), '=', given.status)]),
      ]);
    })
    .orderBy(kitchen => kitchen.fn('lower', ['s.kitchenName']))
    .orderBy('s.id')
    .limit(given.size);

const pageQuery = query(read, kitchensByName);

const searchQuery = query(read, (from, given: Given<Part & Filters & { pattern: string }>) =>
  kitchensByName(from, given).where('s.id', 'in', kitchenIdsByLetters(from, given.pattern)),
);

const kitchenQuery = query(read, (from, { id, now }: Given<{ id: string; now: Date }>) =>
  kitchenRecords(from, now).where('s.id', '=', id),
);

const asRecords = (ctx: Ctx, kitchens: readonly RowOf<typeof pageQuery>[]) => {
  const suppliers = showPlaces(
    ctx,
    kitchens.map(({ supplier }) => supplier),
  );
  return kitchens.map(({ today, ...kitchen }, index) => ({
    ...kitchen,
    supplier: suppliers[index]!,
    pausedByStaffUntil: fixedPauseOf(kitchen, today),
  }));
};

/** A row with its sort key. */
export type KitchenRow = ReturnType<typeof asRecords>[number];

/** A cursor position before every name. */
const beforeFirst: CursorPosition = ['', lowestIdentifier];

/** Loads a page of all kitchens, by name. */
export const findKitchens = async (
  ctx: Ctx,
  { text, cityId, status }: KitchenSearch,
  { first, after }: { first: number; after: string | null },
): Promise<Page<KitchenRow>> => {
  ctx.viewer.must(withScope('KITCHENS_READ', withRight('SEE_KITCHENS')));
  const size = pageSize(first);
  const [name, id] = after ? decodeCursor(after, 'string') : beforeFirst;
  const part = {
    name: String(name),
    id,
    cityId: cityId ? identifier(cityId, 'cityId') : null,
    status,
    size: size + 1,
    now: ctx.now,
  };
  const kitchens = text
    ? await searchQuery.all(ctx.sql, { ...part, pattern: lettersPattern(text, 'text') }, 'unprepared')
    : await pageQuery.all(ctx.sql, part);
  return new Page(asRecords(ctx, kitchens), forward(size, after), kitchen => [kitchen.name, kitchen.id]);
};

/** Loads one kitchen, whatever its status; null when the id is unknown. */
export const findKitchen = async (ctx: Ctx, id: string): Promise<KitchenRecord | null> => {
  ctx.viewer.must(withScope('KITCHENS_READ', withRight('SEE_KITCHENS')));
  if (!isIdentifier(id)) return null;
  const [kitchen] = asRecords(ctx, await kitchenQuery.all(ctx.sql, { id, now: ctx.now }));
  return kitchen ? named('KitchenRecord', kitchen) : null;
};
