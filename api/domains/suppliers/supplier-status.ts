import { enumType } from '../../core/enum-type.ts';

/** Overall status of a kitchen in the marketplace. */
export const SupplierStatus = enumType('SupplierStatus', 'Status of a kitchen in the marketplace.', {
  REGISTERING: 'Completing its application.',
  IN_REVIEW: 'Waiting for a review, or under review.',
  REJECTED: 'Has to correct its application before it can sell.',
  WITHOUT_DISHES: 'Approved, but without a dish to sell.',
  LISTED: 'Visible to customers, who can order.',
  PAUSED: 'Paused by its cook.',
  SUSPENDED: 'Suspended by an admin.',
});
export type SupplierStatus = keyof typeof SupplierStatus;

/**
 * SQL expression for the status of a kitchen `s` with its application `a`. Text, because applications are a newer
 * domain's.
 */
export const supplierStatusOf = `case
  when s.suspended_at is not null then 'SUSPENDED'
  when a.status in ('documents_submitted', 'under_review') then 'IN_REVIEW'
  when a.status = 'rejected' then 'REJECTED'
  when a.status is distinct from 'approved' then 'REGISTERING'
  when s.is_active then 'LISTED'
  when s.paused_until is not null then 'PAUSED'
  else 'WITHOUT_DISHES'
end`;
