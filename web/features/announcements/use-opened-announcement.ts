import { useState } from 'react';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';

type Announcement = AnnouncementCard_announcementFragment;

interface Opened {
  dialog: string;
  act: 'change' | 'end';
  announcement: Announcement;
}

const acts = ['change', 'end'] as const;

/** The name of a dialog about an announcement. */
export const dialogAbout = ({ id }: Pick<Announcement, 'id'>, act: Opened['act']) => `${act}-${id}`;

const find = (dialog: string | null, rows: readonly Announcement[]): Opened | undefined => {
  for (const announcement of rows)
    for (const act of acts)
      if (dialog === dialogAbout(announcement, act)) return { dialog, act, announcement };
  return undefined;
};

/**
 * What the open dialog is about, as it was when it was opened: an announcement that another admin ends or moves to
 * another list must not close the dialog over what was typed there.
 */
export const useOpenedAnnouncement = (dialog: string | null, rows: readonly Announcement[]) => {
  const [known, setKnown] = useState<Opened>();
  const opened = known?.dialog === dialog ? known : find(dialog, rows);
  if (opened !== known) setKnown(opened);
  return opened;
};
