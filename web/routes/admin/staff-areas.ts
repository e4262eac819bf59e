import type { ComponentType, SVGProps } from 'react';
import BadgeCheck from '~icons/lucide/badge-check';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import CookingPot from '~icons/lucide/cooking-pot';
import CreditCard from '~icons/lucide/credit-card';
import IdCard from '~icons/lucide/id-card';
import MapPin from '~icons/lucide/map-pin';
import ReceiptText from '~icons/lucide/receipt-text';
import ScrollText from '~icons/lucide/scroll-text';
import Sun from '~icons/lucide/sun';
import Users from '~icons/lucide/users';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import { paths } from '../../app/paths.ts';

/** The areas of the admin panel, each with the right that opens it; null for all staff. */
export const staffAreas: readonly StaffArea[] = [
  { to: paths.admin(), word: 'Today', Icon: Sun, right: null },
  { to: paths.adminApplications(), word: 'Applications', Icon: ClipboardCheck, right: 'REVIEW_KITCHENS' },
  { to: paths.adminKitchens(), word: 'Kitchens', Icon: CookingPot, right: 'SEE_KITCHENS' },
  { to: paths.adminClaims(), word: 'EIN claims', Icon: BadgeCheck, right: 'REVIEW_KITCHENS' },
  { to: paths.adminCities(), word: 'Cities', Icon: MapPin, right: 'MANAGE_CITIES' },
  { to: paths.adminOrders(), word: 'Orders', Icon: ReceiptText, right: 'SEE_ORDERS' },
  { to: paths.adminPeople(), word: 'People', Icon: Users, right: 'SEE_PEOPLE' },
  { to: paths.adminAudit(), word: 'Audit trail', Icon: ScrollText, right: 'SEE_AUDIT' },
  { to: paths.adminPayments(), word: 'Payments', Icon: CreditCard, right: 'SEE_MONEY' },
  { to: paths.adminStaff(), word: 'Staff', Icon: IdCard, right: 'MANAGE_STAFF' },
];

interface StaffArea {
  to: string;
  word: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  right: StaffRight | null;
}
