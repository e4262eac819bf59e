import type { SupplierStatus } from '../../generated/graphql.ts';

const notYetOpen = new Set<SupplierStatus>(['REGISTERING', 'IN_REVIEW', 'REJECTED']);

/** Whether a kitchen may not sell yet. */
export const isNotYetOpen = (status: SupplierStatus) => notYetOpen.has(status);
