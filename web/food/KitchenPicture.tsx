import { Photo, type PhotoSources } from '../ui/display/Photo.tsx';
import { DishesOnCloth } from './DishesOnCloth.tsx';

interface Props {
  kitchen: {
    cuisineType: string;
    picture: PhotoSources | null;
    menuSummary: { signatureDishes: string[] } | null;
  };
  sizes: string;
  className?: string;
}

/** What a kitchen cooks, on its card and at the top of its page: its photo, or else drawings of its dishes. */
export const KitchenPicture = ({ kitchen, sizes, className }: Props) =>
  kitchen.picture ? (
    <Photo photo={kitchen.picture} sizes={sizes} className={className} />
  ) : (
    <DishesOnCloth
      dishes={kitchen.menuSummary?.signatureDishes ?? []}
      cuisine={kitchen.cuisineType}
      className={className}
    />
  );
