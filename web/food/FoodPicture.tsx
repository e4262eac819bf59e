import { drawingOf } from '../../schema/dish-drawings.ts';
import { Photo, type PhotoSources } from '../ui/display/Photo.tsx';
import { DishOnCloth } from './DishOnCloth.tsx';

interface Props {
  photo: PhotoSources | null | undefined;
  /** Of the dish: decides what is drawn where there is no photo. */
  name: string;
  cuisine: string;
  sizes: string;
  className?: string;
}

/** The photo of a dish, or else the drawing of such a dish. */
export const FoodPicture = ({ photo, name, cuisine, sizes, className }: Props) =>
  photo ? (
    <Photo photo={photo} sizes={sizes} className={className} />
  ) : (
    <DishOnCloth drawing={drawingOf(name, cuisine)} cuisine={cuisine} className={className} />
  );
