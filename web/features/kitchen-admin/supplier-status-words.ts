import type { SupplierStatus } from '../../generated/graphql.ts';

export const supplierStatusWords: Record<SupplierStatus, string> = {
  LISTED: 'Listed',
  PAUSED: 'Paused',
  WITHOUT_DISHES: 'No dishes',
  IN_REVIEW: 'In review',
  REGISTERING: 'Registering',
  REJECTED: 'Rejected',
  SUSPENDED: 'Suspended',
};

export const supplierStatuses = Object.keys(supplierStatusWords) as SupplierStatus[];
