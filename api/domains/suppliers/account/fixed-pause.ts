import type { Supplier } from '../supplier.ts';

type Paused = { readonly [Fact in 'pausedUntil' | 'pausedByStaffUntil']?: Supplier[Fact] };

/** The day before which the cook cannot end the pause, because an admin decided it; null when there is none. */
export const fixedPauseOf = ({ pausedUntil, pausedByStaffUntil }: Paused, today: string): string | null =>
  pausedUntil && pausedByStaffUntil && today < pausedByStaffUntil ? pausedByStaffUntil : null;
