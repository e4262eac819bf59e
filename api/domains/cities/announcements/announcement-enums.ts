import { enumType } from '../../../core/graphql/enum-type.ts';

export const Audience = enumType('Audience', 'People whom an announcement is for.', {
  CUSTOMERS: 'Customers and visitors.',
  KITCHENS: 'Cooks of kitchens.',
  EVERYONE: 'Customers, visitors and cooks.',
});
export type Audience = keyof typeof Audience;

export const AnnouncementStatus = enumType('AnnouncementStatus', 'Phase of an announcement.', {
  WAITING: 'Not shown yet: its start is to come.',
  IN_FORCE: 'Shown now.',
  OVER: 'No longer shown: its end has passed, or staff ended it.',
});
export type AnnouncementStatus = keyof typeof AnnouncementStatus;
