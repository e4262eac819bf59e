import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/**
 * A column with room beside it. Parts of it that are wrapped in `StartSide` or `EndSide` move next to the column where
 * the window has the room, and stay in view there; elsewhere they are in the column, where they were written. The
 * column itself never moves, and neither does the order in which a keyboard or a screen reader goes through it.
 */
export const Sides = ({ ref, className, children }: Props & { ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={clsx('flex flex-1 flex-col wide:relative', className)}>
    {children}
  </div>
);

const sideLook = 'contents wide:absolute wide:inset-y-0 wide:block';
const stayLook =
  'contents wide:sticky wide:top-19 wide:-m-1 wide:flex wide:max-h-[calc(100dvh-92px)] wide:flex-col wide:overflow-y-auto wide:p-1 wide:[scrollbar-width:thin]';

/** Left of the column: what leads through it. */
export const StartSide = ({ className, children }: Props) => (
  <div data-side="start" className={clsx(sideLook, 'wide:right-full wide:mr-10 wide:w-60')}>
    <div className={clsx(stayLook, className)}>{children}</div>
  </div>
);

/** Right of the column: what it adds up to. */
export const EndSide = ({ className, children }: Props) => (
  <div data-side="end" className={clsx(sideLook, 'wide:left-full wide:ml-10 wide:w-80')}>
    <div className={clsx(stayLook, className)}>{children}</div>
  </div>
);
