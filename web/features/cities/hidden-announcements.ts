/** What people read of an announcement. */
export interface ShownAnnouncement {
  id: string;
  version: number;
  text: string;
  hindiText: string | null;
  until: string;
}

/** More than can be shown at a time. */
const mostHidden = 20;

/** Another wording has another version, and is shown again. */
const keyOf = ({ id, version }: ShownAnnouncement) => `${id} ${version}`;

const keysIn = (stored: string | null): string[] => stored?.split(',') ?? [];

export const isHidden = (stored: string | null, announcement: ShownAnnouncement): boolean =>
  keysIn(stored).includes(keyOf(announcement));

/** What is stored once another announcement is hidden; the oldest are dropped. */
export const withHidden = (stored: string | null, announcement: ShownAnnouncement): string =>
  [...keysIn(stored), keyOf(announcement)].slice(-mostHidden).join(',');
