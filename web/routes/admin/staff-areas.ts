import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType, SVGProps } from 'react';
import BadgeCheck from '~icons/lucide/badge-check';
import CalendarSync from '~icons/lucide/calendar-sync';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import CookingPot from '~icons/lucide/cooking-pot';
import CreditCard from '~icons/lucide/credit-card';
import FileText from '~icons/lucide/file-text';
import IdCard from '~icons/lucide/id-card';
import MapPin from '~icons/lucide/map-pin';
import Megaphone from '~icons/lucide/megaphone';
import ReceiptText from '~icons/lucide/receipt-text';
import Repeat from '~icons/lucide/repeat';
import ScrollText from '~icons/lucide/scroll-text';
import ShieldCheck from '~icons/lucide/shield-check';
import Sun from '~icons/lucide/sun';
import ToggleRight from '~icons/lucide/toggle-right';
import Users from '~icons/lucide/users';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import { paths } from '../../app/paths.ts';

/** The areas of the admin panel, each with the right that opens it; null for all staff. */
export const staffAreas: readonly StaffArea[] = [
  { to: paths.admin(), word: msg({ message: 'Today', context: 'staff area' }), Icon: Sun, right: null },
  {
    to: paths.adminApplications(),
    word: msg({ message: 'Applications', context: 'staff area' }),
    Icon: ClipboardCheck,
    right: 'REVIEW_KITCHENS',
  },
  {
    to: paths.adminKitchens(),
    word: msg({ message: 'Kitchens', context: 'staff area' }),
    Icon: CookingPot,
    right: 'SEE_KITCHENS',
  },
  {
    to: paths.adminReliability(),
    word: msg({ message: 'Reliability', context: 'staff area' }),
    Icon: ShieldCheck,
    right: 'SEE_ORDERS',
  },
  {
    to: paths.adminClaims(),
    word: msg({ message: 'EIN claims', context: 'staff area' }),
    Icon: BadgeCheck,
    right: 'REVIEW_KITCHENS',
  },
  {
    to: paths.adminCities(),
    word: msg({ message: 'Cities', context: 'staff area' }),
    Icon: MapPin,
    right: 'MANAGE_CITIES',
  },
  {
    to: paths.adminAnnouncements(),
    word: msg({ message: 'Announcements', context: 'staff area' }),
    Icon: Megaphone,
    right: 'MANAGE_CITIES',
  },
  {
    to: paths.adminOrders(),
    word: msg({ message: 'Orders', context: 'staff area' }),
    Icon: ReceiptText,
    right: 'SEE_ORDERS',
  },
  {
    to: paths.adminPlans(),
    word: msg({ message: 'Plans', context: 'staff area' }),
    Icon: CalendarSync,
    right: 'SEE_ORDERS',
  },
  {
    to: paths.adminBills(),
    word: msg({ message: 'Bills', context: 'staff area' }),
    Icon: FileText,
    right: 'SEE_MONEY',
  },
  {
    to: paths.adminPeople(),
    word: msg({ message: 'People', context: 'staff area' }),
    Icon: Users,
    right: 'SEE_PEOPLE',
  },
  {
    to: paths.adminAudit(),
    word: msg({ message: 'Audit trail', context: 'staff area' }),
    Icon: ScrollText,
    right: 'SEE_AUDIT',
  },
  {
    to: paths.adminPayments(),
    word: msg({ message: 'Payments', context: 'staff area' }),
    Icon: CreditCard,
    right: 'SEE_MONEY',
  },
  {
    to: `${paths.admin()}/jobs`,
    word: msg({ message: 'Background work', context: 'staff area' }),
    Icon: Repeat,
    right: 'MANAGE_BACKGROUND_WORK',
  },
  {
    to: paths.adminFeatures(),
    word: msg({ message: 'Features', context: 'staff area' }),
    Icon: ToggleRight,
    right: 'MANAGE_FEATURES',
  },
  {
    to: paths.adminStaff(),
    word: msg({ message: 'Staff', context: 'staff area' }),
    Icon: IdCard,
    right: 'MANAGE_STAFF',
  },
];

interface StaffArea {
  to: string;
  word: MessageDescriptor;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  right: StaffRight | null;
}
