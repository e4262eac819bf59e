import type { ApiScope } from '../../core/access/api-scope.ts';

/**
 * The operations that each scope opens to an API token, besides those of everyone. An operation that is not listed is
 * refused to every token.
 */
export const whatScopesOpen: Record<ApiScope, readonly string[]> = {
  MENU_READ: ['Query.myCookingWeek', 'Query.myMenu', 'Query.myMenuWeek', 'Query.myTiffinOffers'],
  MENU_WRITE: [
    'Mutation.addMenuCategory',
    'Mutation.describeDishPhoto',
    'Mutation.importMealMenus',
    'Mutation.importMenu',
    'Mutation.markDishSoldOutToday',
    'Mutation.moveDish',
    'Mutation.moveMenuCategory',
    'Mutation.previewMealMenuImport',
    'Mutation.previewMenuImport',
    'Mutation.publishMealMenus',
    'Mutation.removeDish',
    'Mutation.removeDishPhoto',
    'Mutation.removeMealtimePlan',
    'Mutation.removeMenuCategory',
    'Mutation.renameMenuCategory',
    'Mutation.saveDish',
    'Mutation.saveMealtimePlan',
    'Mutation.setDishAvailability',
    'Mutation.setDishPhoto',
  ],
  ORDERS_READ: [
    'Query.kitchenAgenda',
    'Query.kitchenOrders',
    'Query.kitchenTiffinPlan',
    'Query.kitchenTiffinPlans',
    'Query.openOrderIssues',
    'Query.order',
    'Query.orders',
    'Query.ordersOfToday',
    'Query.prepSheet',
    'Query.searchOrders',
    'Query.tiffinForecast',
    'Subscription.kitchenOrdersChanged',
    'Subscription.orderChanged',
    'Subscription.prepSheetTicked',
    'Subscription.tiffinForecastChanged',
  ],
  ORDERS_WRITE: [
    'Mutation.cancelOrderByKitchen',
    'Mutation.moveOrder',
    'Mutation.moveOrders',
    'Mutation.tickPrepDish',
    'Mutation.undoOrderMove',
  ],
  ANALYTICS_READ: ['Query.kitchenToday', 'Query.paymentAnalytics', 'Query.supplierAnalytics'],
  PAYOUTS_READ: [
    'Query.disputes',
    'Query.ledger',
    'Query.payments',
    'Query.payout',
    'Query.payouts',
    'Query.refunds',
    'Query.tiffinBills',
    'Query.tiffinCredits',
    'Query.unmatchedPayments',
    'Query.upcomingPayout',
  ],
  WEBHOOKS_WRITE: [
    'Mutation.changeWebhookEndpoint',
    'Mutation.createWebhookEndpoint',
    'Mutation.enableWebhookEndpoint',
    'Mutation.removeWebhookEndpoint',
    'Mutation.resendWebhook',
    'Mutation.rotateWebhookSecret',
    'Mutation.sendTestEvent',
    'Query.webhookDeliveries',
    'Query.webhookEndpoints',
  ],
  KITCHENS_READ: ['Query.kitchen', 'Query.kitchens'],
  AUDIT_READ: ['Query.auditActions', 'Query.auditEvents', 'Query.auditExport'],
};

/** Open to every token of a person who may call them. */
export const openToEveryToken: readonly string[] = [
  'Query.events',
  'Query.node',
  'Query.nodes',
  'Query.ownApiToken',
];
