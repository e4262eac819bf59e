import { enumType } from '../../core/enum-type.ts';

/** Where a kitchen stands in the marketplace, all told in one word. */
export const SupplierStatus = enumType('SupplierStatus', 'Where a kitchen stands in the marketplace.', {
  REGISTERING: 'It gathers what it needs for the review.',
  IN_REVIEW: 'It waits for an admin, or an admin looks at it.',
  REJECTED: 'Something has to be corrected before it can sell.',
  WITHOUT_DISHES: 'It may sell, but has no dish to sell.',
  LISTED: 'Customers see it and can order.',
  PAUSED: 'It takes a break.',
  SUSPENDED: 'An admin keeps it from selling.',
});
export type SupplierStatus = keyof typeof SupplierStatus;

/** The same in SQL, of a kitchen `s` with its application `a`. */
export const supplierStatusOf = `case
  when s.suspended_at is not null then 'SUSPENDED'
  when a.status in ('documents_submitted', 'under_review') then 'IN_REVIEW'
  when a.status = 'rejected' then 'REJECTED'
  when a.status is distinct from 'approved' then 'REGISTERING'
  when s.is_active then 'LISTED'
  when s.paused_until is not null then 'PAUSED'
  else 'WITHOUT_DISHES'
end`;
