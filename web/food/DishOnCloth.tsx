import clsx from 'clsx';
import type { DishDrawing } from '../../schema/dish-drawings.ts';
import { CuisineBackdrop } from './CuisineBackdrop.tsx';
import { fileOf } from './dish-drawing-files.ts';

interface Props {
  drawing: DishDrawing;
  cuisine: string;
  /** Of the drawing, see dish-look.ts. */
  look?: string;
  className?: string;
}

/** A drawing of a dish on the colors of its cuisine. It is decoration: the words beside it name the food. */
export const DishOnCloth = ({ drawing, cuisine, look, className }: Props) => (
  <span className={clsx('relative flex items-center justify-center overflow-hidden', className)}>
    <CuisineBackdrop cuisine={cuisine} />
    <img
      src={fileOf(drawing)}
      alt=""
      width={200}
      height={200}
      loading="lazy"
      decoding="async"
      className={clsx('relative h-[94%] w-auto max-w-none', look)}
    />
  </span>
);
