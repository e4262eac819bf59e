import { Photo, type PhotoSources } from '../ui/display/Photo.tsx';
import { Thali } from './Thali.tsx';

interface Props {
  photo: PhotoSources | null | undefined;
  /** What the drawing is made from where there is no photo. */
  seed: string;
  cuisine: string;
  sizes: string;
  className?: string;
}

/** The photo of something to eat, or else a drawn plate that always looks the same for it. */
export const FoodPicture = ({ photo, seed, cuisine, sizes, className }: Props) =>
  photo ? (
    <Photo photo={photo} sizes={sizes} className={className} />
  ) : (
    <Thali seed={seed} cuisine={cuisine} className={className} />
  );
