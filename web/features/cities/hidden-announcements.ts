import { openAnnouncementsLimit } from '../../../schema/constants.ts';
import type { ShownAnnouncementFragment } from '../../generated/graphql.ts';

/** Another wording has another version, and is shown again. */
const keyOf = ({ id, version }: ShownAnnouncementFragment) => `${id} ${version}`;

const keysIn = (stored: string | null): string[] => stored?.split(',') ?? [];

export const isHidden = (stored: string | null, announcement: ShownAnnouncementFragment): boolean =>
  keysIn(stored).includes(keyOf(announcement));

/** What is stored once another announcement is hidden: as many as can be shown at a time, the oldest are dropped. */
export const withHidden = (stored: string | null, announcement: ShownAnnouncementFragment): string =>
  [...keysIn(stored), keyOf(announcement)].slice(-openAnnouncementsLimit).join(',');
