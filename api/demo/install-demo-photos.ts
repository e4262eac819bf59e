import { sql as fragment } from 'kysely';
import type { Sql } from '../core/database/sql.ts';
import type { PhotoRenditions } from '../core/files/photo-renditions.ts';
import type { FileStore } from '../core/interfaces/file-store.ts';
import { type Given, query } from '../core/query/query.ts';
import { Dish } from '../domains/menus/dish.ts';
import { setStoredPhoto } from '../domains/menus/photos/set-stored-photo.ts';
import { storeMenuSummary } from '../domains/menus/store-menu-summary.ts';
import type { StoredPhoto } from '../domains/photos/photo.ts';
import { keepPhoto, namePhotoFiles } from '../domains/photos/photo-files.ts';
import { measuresOf, photoNameOf } from '../domains/photos/prepare-photo.ts';
import { Supplier } from '../domains/suppliers/supplier.ts';
import { renderPhoto } from '../platform/files/render-photo.ts';
import { chooseCovers } from './demo-covers.ts';
import { type DemoPhoto, photoOfDish } from './demo-photos.ts';

const dishesQuery = query({ Dish }, from =>
  from
    .selectFrom('Dish')
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name', 'supplierId'])
    .select(({ eb }) => eb('photo', 'is not', null).as('hasPhoto')),
);

const kitchensQuery = query({ Supplier }, from =>
  from
    .selectFrom('Supplier')
    .where('cover', 'is', null)
    .orderBy('id')
    .select(['id', 'cityId', 'cuisineType']),
);

const setCover = query({ Supplier }, (on, { id, photo }: Given<{ id: string; photo: string }>) =>
  on
    .updateTable('Supplier')
    .set({ cover: fragment<StoredPhoto>`${photo}::jsonb` })
    .where('id', '=', id),
);

/** Gives the demo's dishes and kitchens photographs, as their cooks would; which already have one keep it. */
export const installDemoPhotos = async (
  sql: Sql,
  files: FileStore,
  photos: readonly DemoPhoto[],
): Promise<void> => {
  const dishes = await dishesQuery.all(sql, {});
  const bare = dishes.filter(({ hasPhoto }) => !hasPhoto);
  const kitchens = (await kitchensQuery.all(sql, {}))
    .map(kitchen => ({ ...kitchen, dishes: dishes.filter(dish => dish.supplierId === kitchen.id) }))
    // Nothing of applicants is public.
    .filter(kitchen => kitchen.dishes.length > 0);
  const wanted = new Set([
    ...bare.map(dish => photoOfDish(dish, photos)),
    ...chooseCovers(kitchens, photos).values(),
  ]);
  const store = new DemoPhotoStore(sql, files);
  const usable = await store.render(photos.filter(photo => wanted.has(photo)));

  const supplierIds = new Set<string>();
  for (const dish of bare) {
    const photo = photoOfDish(dish, usable);
    if (!photo) continue;
    await setStoredPhoto(sql, dish.id, await store.stored(photo));
    supplierIds.add(dish.supplierId);
  }
  await storeMenuSummary.all(sql, { supplierIds: [...supplierIds] });
  for (const [id, photo] of chooseCovers(kitchens, usable)) {
    // Under a name of its own: a cook who replaces it takes no photo from others.
    const cover = await store.stored(photo, `${id}:COVER`);
    await setCover.all(sql, { id, photo: JSON.stringify(cover) });
  }
};

/** Renders each photograph once, however many show it. */
class DemoPhotoStore {
  readonly #renditions = new Map<string, PhotoRenditions>();
  readonly #stored = new Map<string, StoredPhoto>();

  constructor(
    private readonly sql: Sql,
    private readonly files: FileStore,
  ) {}

  /** Returns those that are large enough to be shown. */
  async render(photos: readonly DemoPhoto[]): Promise<DemoPhoto[]> {
    for (const { path } of photos) {
      const rendered = await renderPhoto(path);
      if (rendered) this.#renditions.set(path, rendered);
    }
    return photos.filter(({ path }) => this.#renditions.has(path));
  }

  async stored({ path, contentHash, alt }: DemoPhoto, owner = 'demo'): Promise<StoredPhoto> {
    const name = photoNameOf(owner, contentHash);
    const known = this.#stored.get(name);
    if (known) return known;
    const rendered = this.#renditions.get(path)!;
    await namePhotoFiles(this.sql, name, await keepPhoto(this.files, name, rendered));
    const photo = { name, alt, ...measuresOf(rendered) };
    this.#stored.set(name, photo);
    return photo;
  }
}
