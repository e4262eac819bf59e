import type { ReactNode } from 'react';

/**
 * What a screen is for, always in reach of the thumb at its lower end; at the foot of the side of a wide window. The
 * screen has no other bottom bar.
 */
export const StickyFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-20 -mx-4 mt-auto -mb-5 border-t border-border bg-surface px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] wide:in-data-side:mx-0 wide:in-data-side:mt-0 wide:in-data-side:mb-0 wide:in-data-side:border-0 wide:in-data-side:bg-sunken wide:in-data-side:px-0">
    {children}
  </div>
);
