import type { OwnMenu_menuFragment } from '../../generated/graphql.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const CategorySheet = lazyWithRetry(() => import('./CategorySheet.tsx'));
const DishPhotoSheet = lazyWithRetry(() => import('./DishPhotoSheet.tsx'));
const DishSheet = lazyWithRetry(() => import('./DishSheet.tsx'));

interface Props {
  /** The name of the dialog in the URL; one without a matching menu item opens nothing. */
  open: string | null;
  menu: OwnMenu_menuFragment;
  onClose: () => void;
}

export function MenuDialogs({ open, menu: { categories }, onClose }: Props) {
  if (!open) return null;
  if (open === 'new-category') return <CategorySheet onClose={onClose} />;
  const category = categories.find(({ id }) => open === `category-${id}`);
  if (category) return <CategorySheet category={category} onClose={onClose} />;
  const begun = categories.find(({ id }) => open === `new-in-${id}`);
  if (begun) return <DishSheet dish={{ newIn: begun.id }} categories={categories} onClose={onClose} />;
  const dishes = categories.flatMap(category => category.dishes);
  const pictured = dishes.find(({ id }) => open === `photo-${id}`);
  if (pictured) return <DishPhotoSheet dish={pictured} onClose={onClose} />;
  const dish = dishes.find(({ id }) => open === `dish-${id}`);
  return dish ? <DishSheet dish={dish} categories={categories} onClose={onClose} /> : null;
}
