import { t } from '@lingui/core/macro';
import { dateFormat } from './formats.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something happened, and from a day on the date. */
export function timeAgo(instant: string, now: Date): string {
  const past = now.getTime() - Date.parse(instant);
  if (past < minute) return t`Just now`;
  if (past < hour) return t`${Math.floor(past / minute)}m ago`;
  if (past < day) return t`${Math.floor(past / hour)}h ago`;
  return dateFormat({ dateStyle: 'medium' }).format(new Date(instant));
}
