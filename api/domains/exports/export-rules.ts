import { suppliersOrStaff, suppliersOrWithRight, withScope } from '../../core/access/rules.ts';
import { anyScope, type Rule, type Viewer } from '../../core/access/viewer.ts';
import { ExportKind } from './export-enums.ts';

/** Who may have exports: kitchens and staff in their own account, and their programs. */
export const exportOwners = withScope(anyScope, suppliersOrStaff);

const readsOrders = withScope('ORDERS_READ', suppliersOrWithRight('SEE_ORDERS'));
const readsPayouts = withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY'));

/** What each kind needs besides: the rule of the lists that have the same rows. */
export const exportRules: Record<ExportKind, Rule> = {
  ORDERS: readsOrders,
  ORDER_LINES: readsOrders,
  REVIEWS: readsOrders,
  LEDGER: readsPayouts,
};

/** The kinds that a viewer may export now, and so download. */
export const kindsFor = (viewer: Viewer): ExportKind[] =>
  Object.values(ExportKind).filter(kind => viewer.meets(exportRules[kind]));
