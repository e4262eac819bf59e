import { drawingOf } from '../../schema/dish-drawings.ts';
import { Photo, type PhotoSources } from '../ui/display/Photo.tsx';
import { DishOnCloth } from './DishOnCloth.tsx';
import { lookOf } from './dish-look.ts';

interface Props {
  photo: PhotoSources | null | undefined;
  /** Of the dish: decides what is drawn where there is no photo. */
  name: string;
  cuisine: string;
  sizes: string;
  className?: string;
}

/** The photo of a dish, or else the drawing of such a dish. */
export function FoodPicture({ photo, name, cuisine, sizes, className }: Props) {
  if (photo) return <Photo photo={photo} sizes={sizes} className={className} />;
  const drawing = drawingOf(name, cuisine);
  return (
    <DishOnCloth drawing={drawing} cuisine={cuisine} look={lookOf(name, drawing)} className={className} />
  );
}
