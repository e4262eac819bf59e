import {
  customers,
  everybody,
  ownOrWithRight,
  suppliersOrWithRight,
  withRight,
  withScope,
} from '../../core/access/rules.ts';
import { anyScope, type Rule } from '../../core/access/viewer.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { City } from '../cities/city.ts';
import { Export } from '../exports/export.ts';
import { exportOwners } from '../exports/export-rules.ts';
import { findExportsOfIds } from '../exports/find-exports.ts';
import { Dish } from '../menus/dish.ts';
import { dishOf } from '../menus/find-dish.ts';
import { Document } from '../onboarding/application/document.ts';
import { EinClaim } from '../onboarding/claims/ein-claim.ts';
import { findClaimsOfIds } from '../onboarding/claims/find-claims.ts';
import { findApplicationsOfIds } from '../onboarding/review/find-applications.ts';
import { findDocumentsOfIds } from '../onboarding/review/find-document.ts';
import { findOrdersOfIds } from '../orders/find-orders.ts';
import { Order } from '../orders/order.ts';
import { findBillsOfIds } from '../payments/bills/find-bills.ts';
import { TiffinBill } from '../payments/bills/tiffin-bill.ts';
import { findPaymentsOfIds } from '../payments/find-payments.ts';
import { Payment } from '../payments/payment.ts';
import { findPayoutsOfIds } from '../payments/payouts/find-payouts.ts';
import { Payout } from '../payments/payouts/payout.ts';
import { findRefundsOfIds } from '../payments/refunding/find-refunds.ts';
import { Refund } from '../payments/refunding/refund.ts';
import { reviewOfViewer } from '../reviews/find-reviews.ts';
import { Review } from '../reviews/review.ts';
import { Application } from '../suppliers/application.ts';
import { cityOfViewer } from '../suppliers/cities/find-cities.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { publicSupplierOf } from '../suppliers/supplier-by-id.ts';
import { findTiffinPlansOfIds } from '../tiffin-plans/find-tiffin-plans.ts';
import { findPublicOffer } from '../tiffin-plans/offers/find-tiffin-offers.ts';
import { TiffinOffer } from '../tiffin-plans/offers/tiffin-offer.ts';
import { TiffinPlan } from '../tiffin-plans/tiffin-plan.ts';

type Found = { id: string };

interface NodeKind {
  /** The rule of the query that reads one by its ID, or of the lists that have it. */
  rule: Rule;
  /** The read of that query: what the viewer may not read is not found. */
  find: (ctx: Ctx, ids: readonly string[]) => Promise<readonly (Found | null)[]>;
}

/** For everyone, and so for every API token. */
export const open = withScope(anyScope, everybody);

/** For reads that are batched themselves. */
const eachBatched =
  (find: (ctx: Ctx, id: string) => Promise<Found | null>): NodeKind['find'] =>
  (ctx, ids) =>
    Promise.all(ids.map(id => find(ctx, id)));

/** Entities of the types that implement Node, by the name that both have. */
export const nodeEntities = {
  Supplier,
  Dish,
  Order,
  City,
  Review,
  Payment,
  Refund,
  Payout,
  Application,
  Document,
  EinClaim,
  TiffinPlan,
  TiffinBill,
  TiffinOffer,
  Export,
};

export type NodeName = keyof typeof nodeEntities;

/** How each of them is read, and by whom. */
export const nodeKinds: Record<NodeName, NodeKind> = {
  Supplier: { rule: open, find: eachBatched(publicSupplierOf) },
  Dish: { rule: open, find: eachBatched(dishOf) },
  Order: { rule: withScope('ORDERS_READ', ownOrWithRight('SEE_ORDERS')), find: findOrdersOfIds },
  City: { rule: open, find: eachBatched(cityOfViewer) },
  Review: { rule: open, find: eachBatched(reviewOfViewer) },
  Payment: { rule: withScope('PAYOUTS_READ', ownOrWithRight('SEE_MONEY')), find: findPaymentsOfIds },
  Refund: { rule: withScope('PAYOUTS_READ', ownOrWithRight('SEE_MONEY')), find: findRefundsOfIds },
  Payout: { rule: withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')), find: findPayoutsOfIds },
  Application: { rule: ownOrWithRight('REVIEW_KITCHENS'), find: findApplicationsOfIds },
  Document: { rule: ownOrWithRight('REVIEW_KITCHENS'), find: findDocumentsOfIds },
  EinClaim: { rule: withRight('REVIEW_KITCHENS'), find: findClaimsOfIds },
  TiffinPlan: { rule: customers, find: findTiffinPlansOfIds },
  TiffinBill: { rule: withScope('PAYOUTS_READ', ownOrWithRight('SEE_MONEY')), find: findBillsOfIds },
  TiffinOffer: { rule: open, find: eachBatched(findPublicOffer) },
  Export: { rule: exportOwners, find: findExportsOfIds },
};
