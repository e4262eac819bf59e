import type { Supplier } from '../supplier.ts';

type Paused = { readonly [Fact in 'pausedUntil' | 'pausedByStaffUntil']?: Supplier[Fact] };
type OwnPause = { readonly [Fact in 'ownPauseUntil']?: Supplier[Fact] };

/** The day before which the cook cannot end the pause, because an admin decided it; null when there is none. */
export const fixedPauseOf = ({ pausedUntil, pausedByStaffUntil }: Paused, today: string): string | null =>
  pausedUntil && pausedByStaffUntil && today < pausedByStaffUntil ? pausedByStaffUntil : null;

/** Until when the cook's own pause lasts, whatever an admin decided since; null when there is none. */
export const ownPauseOf = (kitchen: Paused & OwnPause, today: string): string | null => {
  const { pausedUntil, pausedByStaffUntil, ownPauseUntil } = kitchen;
  if (!pausedUntil) return null;
  const isOwn = !pausedByStaffUntil || pausedUntil > pausedByStaffUntil;
  const until = isOwn ? pausedUntil : ownPauseUntil;
  return until && until > today ? until : null;
};
