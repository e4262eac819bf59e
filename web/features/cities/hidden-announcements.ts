import type { ShownAnnouncementFragment } from '../../generated/graphql.ts';

/** More than can be shown at a time. */
const mostHidden = 20;

/** Another wording has another version, and is shown again. */
const keyOf = ({ id, version }: ShownAnnouncementFragment) => `${id} ${version}`;

const keysIn = (stored: string | null): string[] => stored?.split(',') ?? [];

export const isHidden = (stored: string | null, announcement: ShownAnnouncementFragment): boolean =>
  keysIn(stored).includes(keyOf(announcement));

/** What is stored once another announcement is hidden; the oldest are dropped. */
export const withHidden = (stored: string | null, announcement: ShownAnnouncementFragment): string =>
  [...keysIn(stored), keyOf(announcement)].slice(-mostHidden).join(',');
