import clsx from 'clsx';
import { kitchenDrawings } from '../../schema/dish-drawings.ts';
import { CuisineBackdrop } from './CuisineBackdrop.tsx';
import { fileOf } from './dish-drawing-files.ts';

interface Props {
  /** The first dishes of the menu. */
  dishes: readonly string[];
  cuisine: string;
  className?: string;
}

/** The first in the middle, in front of the others. */
const places = ['z-10 h-[104%] left-1/2', 'h-[82%] left-[14%]', 'h-[82%] left-[86%]'];

/** What a kitchen cooks, as a table that is cut off at the sides. It is decoration. */
export const DishesOnCloth = ({ dishes, cuisine, className }: Props) => (
  <span className={clsx('relative isolate block overflow-hidden', className)}>
    <CuisineBackdrop cuisine={cuisine} />
    {kitchenDrawings(dishes, cuisine).map((drawing, index) => (
      <img
        key={drawing}
        src={fileOf(drawing)}
        alt=""
        width={200}
        height={200}
        decoding="async"
        className={clsx('absolute top-1/2 w-auto max-w-none -translate-1/2', places[index])}
      />
    ))}
  </span>
);
