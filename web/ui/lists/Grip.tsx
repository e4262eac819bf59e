import type { ComponentProps } from 'react';
import GripVertical from '~icons/lucide/grip-vertical';

/** The drag handle of a list item. For pointers only: buttons beside it do the same. */
export const Grip = (props: ComponentProps<'span'>) => (
  <span
    {...props}
    aria-hidden
    data-grip=""
    className="inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-full text-muted select-none hover:bg-sunken active:cursor-grabbing"
  >
    <GripVertical className="size-5" />
  </span>
);
