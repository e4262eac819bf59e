import type { ComponentProps } from 'react';
import { Grip } from '../../ui/lists/Grip.tsx';
import { MoveButtons } from './MoveButtons.tsx';

interface Props {
  name: string;
  place: number;
  count: number;
  /** Props that make its handle draggable. */
  grip: ComponentProps<typeof Grip>;
  onMove: (place: number) => void;
}

/** A dish while the menu is reordered. */
export const MovableDishRow = ({ name, place, count, grip, onMove }: Props) => (
  <article className="flex flex-wrap items-center justify-end py-0.5 pl-4">
    <h3 className="min-w-[min(8rem,100%)] flex-1 font-semibold wrap-anywhere">{name}</h3>
    <div className="flex">
      <MoveButtons name={name} place={place} count={count} onMove={onMove} />
      {count > 1 && <Grip {...grip} />}
    </div>
  </article>
);
