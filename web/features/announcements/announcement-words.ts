import { t } from '@lingui/core/macro';
import { marketplaceTimeZone } from '../../../schema/constants.ts';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { cityName } from '../../lib/formats/city-name.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { zoneWords } from '../../lib/formats/zoned-input.ts';

type Announcement = AnnouncementCard_announcementFragment;
export type AnnouncementPlace = Announcement['city'];

/** Times are those of the city, or of the marketplace where it is for all cities. */
export const zoneOf = (city: AnnouncementPlace): string => city?.timeZone ?? marketplaceTimeZone;

export const placeWords = (city: AnnouncementPlace): string => (city ? cityName(city) : t`All cities`);

export const audienceWords = (audience: Announcement['audience']): string => {
  if (audience === 'CUSTOMERS') return t`Customers`;
  return audience === 'KITCHENS' ? t`Kitchens` : t`Everyone`;
};

/** From when until when, and in which time zone. */
export const timesWords = ({ from, until, endedAt, city }: Announcement): string => {
  const zone = zoneOf(city);
  const start = dateAndTime(from, zone);
  const end = dateAndTime(until, zone);
  const times = t`${start} to ${end} (${zoneWords(zone)})`;
  return endedAt ? t`${times}. Ended ${dateAndTime(endedAt, zone)}.` : times;
};
