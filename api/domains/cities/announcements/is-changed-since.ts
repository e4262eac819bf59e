import type { Announcement } from './announcement.ts';

/** Whether an announcement was changed since it was read; unknown, and so false, where no revision is named. */
export const isChangedSince = (
  { revision }: Pick<Announcement, 'revision'>,
  read: number | null | undefined,
): boolean => read != null && read !== revision;
