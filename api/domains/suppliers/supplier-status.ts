import type { ExpressionBuilder } from 'kysely';
import { enumType } from '../../core/graphql/enum-type.ts';
import type { Columns } from '../../core/query/columns.ts';
import { OnboardingStatus } from './onboarding-status.ts';
import type { Supplier } from './supplier.ts';

/** Overall status of a kitchen in the marketplace. */
export const SupplierStatus = enumType('SupplierStatus', 'Status of a kitchen in the marketplace.', {
  REGISTERING: 'Completing its application.',
  IN_REVIEW: 'Waiting for a review, or under review.',
  REJECTED: 'Has to correct its application before it can sell.',
  WITHOUT_DISHES: 'Approved, but without a dish to sell.',
  LISTED: 'Visible to customers, who can order.',
  PAUSED: 'Paused by its cook, or by an admin.',
  SUSPENDED: 'Suspended by an admin.',
});
export type SupplierStatus = keyof typeof SupplierStatus;

/** Status of a kitchen `s` with its application `a`, if it has one. */
export const supplierStatusOf = (
  kitchen: ExpressionBuilder<{ s: Columns<Supplier>; a: { status: OnboardingStatus | null } }, 's' | 'a'>,
) =>
  kitchen
    .case()
    .when('s.suspendedAt', 'is not', null)
    .then<SupplierStatus>('SUSPENDED')
    .when('a.status', 'in', [OnboardingStatus.DOCUMENTS_SUBMITTED, OnboardingStatus.UNDER_REVIEW])
    .then<SupplierStatus>('IN_REVIEW')
    .when('a.status', '=', OnboardingStatus.REJECTED)
    .then<SupplierStatus>('REJECTED')
    .when('a.status', 'is distinct from', OnboardingStatus.APPROVED)
    .then<SupplierStatus>('REGISTERING')
    .when('s.isActive', '=', true)
    .then<SupplierStatus>('LISTED')
    .when('s.pausedUntil', 'is not', null)
    .then<SupplierStatus>('PAUSED')
    .else<SupplierStatus>('WITHOUT_DISHES')
    .end();
