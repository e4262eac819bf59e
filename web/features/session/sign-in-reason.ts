import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';

/** Why someone who wanted this screen has to sign in; undefined for screens that few come to signed out. */
export const signInReason = (wanted: string): string | undefined => {
  if (wanted === paths.orders()) return t`Sign in to see your orders.`;
  return wanted === paths.favorites() ? t`Sign in to see your favorites.` : undefined;
};
