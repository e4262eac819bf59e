/** What signals on the bus are about; the id that travels with each is in brackets. */
export const topics = {
  /** Somebody was told something (the notification). */
  notifications: (userId: string) => `notifications:${userId}`,
  /** An order changed (the order). */
  order: (orderId: string) => `order:${orderId}`,
  /** A kitchen got an order or one of its orders changed (the order). */
  kitchenOrders: (supplierId: string) => `kitchen-orders:${supplierId}`,
  /** What the public sees of a kitchen changed, its plates among it (the kitchen). */
  supplier: (supplierId: string) => `supplier:${supplierId}`,
  /** An application changed (the application). */
  applications: 'applications',
  /** A session ended (the session). */
  endedSessions: 'ended-sessions',
};
