import { sql as fragment } from 'kysely';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Favorite } from '../favorites/favorite.ts';
import { formerNames } from '../identity/former-names.ts';
import { Closure } from '../mealtimes/closure.ts';
import { Dish } from '../menus/dish.ts';
import { MealMenu } from '../menus/meal-menus/meal-menu.ts';
import { MenuCategory } from '../menus/menu-category.ts';
import { dropDishPhoto } from '../menus/photos/drop-dish-photo.ts';
import { Document } from '../onboarding/application/document.ts';
import { dropPhotoFiles } from '../photos/photo-files.ts';
import { Application } from '../suppliers/application.ts';
import { OnboardingStatus } from '../suppliers/onboarding-status.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinOffer } from '../tiffin-plans/offers/tiffin-offer.ts';
import { TiffinPlan } from '../tiffin-plans/tiffin-plan.ts';
import { TiffinWait } from '../tiffin-plans/waitlist/tiffin-wait.ts';

type Kitchen = Given<{ supplierId: string; now: Date }>;

const photosQuery = query({ Dish }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Dish as d')
    .where('d.supplierId', '=', supplierId)
    .where('d.photo', 'is not', null)
    .select(({ ref }) => fragment<string>`${ref('d.photo')} ->> 'name'`.as('photoName'))
    .distinct(),
);

const ownPhotosQuery = query({ Supplier }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('Supplier as s')
    .where('s.id', '=', supplierId)
    .select(({ ref }) => [
      fragment<string | null>`${ref('s.cover')} ->> 'name'`.as('cover'),
      fragment<string | null>`${ref('s.cookPhoto')} ->> 'name'`.as('cookPhoto'),
    ]),
);

/**
 * One statement for each table, in this order. Rows stay where orders, payouts or tax records refer to them: the name
 * of the kitchen, its city, its sealed EIN, what was signed, and which documents were accepted when.
 */
const erasures = [
  query({ Dish }, (on, { supplierId, now }: Kitchen) =>
    on
      .updateTable('Dish')
      .set(({ fn }) => ({
        removedAt: fn.coalesce('removedAt', now),
        isAvailable: false,
        photo: null,
        description: '',
      }))
      .where('supplierId', '=', supplierId),
  ),
  query({ MenuCategory }, (on, { supplierId, now }: Kitchen) =>
    on.updateTable('MenuCategory').set({ removedAt: now }).where('supplierId', '=', supplierId),
  ),
  query({ Closure }, (on, { supplierId }: Kitchen) =>
    on.deleteFrom('Closure').where('supplierId', '=', supplierId),
  ),
  query({ MealMenu }, (on, { supplierId }: Kitchen) =>
    on.deleteFrom('MealMenu').where('supplierId', '=', supplierId),
  ),
  // Who changes a plan locks it before its offer, and waits last.
  query({ TiffinPlan }, (on, { supplierId, now }: Kitchen) =>
    on
      .updateTable('TiffinPlan')
      .set({ stoppedAt: now, agreedConflicts: fragment`'[]'` })
      .where('supplierId', '=', supplierId)
      .where('stoppedAt', 'is', null),
  ),
  query({ TiffinOffer }, (on, { supplierId, now }: Kitchen) =>
    on
      .updateTable('TiffinOffer')
      .set({ withdrawnAt: now, name: '', promise: null })
      .where('supplierId', '=', supplierId),
  ),
  query({ TiffinWait, TiffinOffer }, (on, { supplierId }: Kitchen) =>
    on
      .deleteFrom('TiffinWait as wait')
      .using('TiffinOffer as offer')
      .whereRef('offer.id', '=', 'wait.offerId')
      .where('offer.supplierId', '=', supplierId),
  ),
  query({ Favorite }, (on, { supplierId }: Kitchen) =>
    on.deleteFrom('Favorite').where('supplierId', '=', supplierId),
  ),
  // The nightly job deletes the files of expired documents.
  query({ Document, Application }, (on, { supplierId, now }: Kitchen) =>
    on
      .updateTable('Document as d')
      .from('Application as a')
      .set(d => ({ fileExpiredAt: d.fn.coalesce('d.fileExpiredAt', now), fileName: 'deleted' }))
      .whereRef('a.id', '=', 'd.applicationId')
      .where('a.supplierId', '=', supplierId)
      .where('d.submittedAt', 'is not', null),
  ),
  // An application without a decision leaves the queue.
  query({ Application }, (on, { supplierId }: Kitchen) =>
    on
      .updateTable('Application')
      .set({ status: OnboardingStatus.PENDING })
      .where('supplierId', '=', supplierId)
      .where('status', 'in', [OnboardingStatus.DOCUMENTS_SUBMITTED, OnboardingStatus.UNDER_REVIEW]),
  ),
  // Without the fingerprint, the EIN can register again, unless the kitchen was suspended. Sealed, it stays for tax
  // records.
  query({ Supplier }, (on, { supplierId }: Kitchen) =>
    on
      .updateTable('Supplier')
      .set(kitchen => ({
        cookName: formerNames.SUPPLIER,
        description: '',
        story: null,
        address: kitchen.ref('zipCode'),
        einLookup: kitchen
          .case()
          .when('suspendedAt', 'is', null)
          .then(null)
          .else(kitchen.ref('einLookup'))
          .end(),
        searchText: '',
        hasDishes: false,
        dietaryNeeds: fragment`'{}'::text[]`,
        popularDishIds: fragment`'{}'::uuid[]`,
        menuSummary: null,
        cover: null,
        cookPhoto: null,
      }))
      .where('id', '=', supplierId),
  ),
];

/** Erases what a kitchen published, its files and what identifies its cook; the records of its trade stay. */
export const eraseKitchen = async (work: Work, supplierId: string): Promise<void> => {
  const { sql, now } = work;
  const photos = await photosQuery.all(sql, { supplierId });
  const own = await ownPhotosQuery.first(sql, { supplierId });
  for (const erasure of erasures) await erasure.all(sql, { supplierId, now });
  for (const { photoName } of photos) await dropDishPhoto(work, photoName);
  for (const name of [own?.cover, own?.cookPhoto]) await dropPhotoFiles(work, name);
};
