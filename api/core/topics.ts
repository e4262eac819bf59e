/** Topics of signals on the bus; the id that each carries is in brackets. */
export const topics = {
  /** A person got a notification (the notification). */
  notifications: (userId: string) => `notifications:${userId}`,
  /** An order changed (the order). */
  order: (orderId: string) => `order:${orderId}`,
  /** A kitchen got an order or one of its orders changed (the order). */
  kitchenOrders: (supplierId: string) => `kitchen-orders:${supplierId}`,
  /** A kitchen ticked a dish on a prep sheet (the meal). */
  prepSheets: (supplierId: string) => `prep-sheets:${supplierId}`,
  /** A tiffin plan, a day, an order or a bill of it changed (the plan). */
  tiffinPlan: (planId: string) => `tiffin-plan:${planId}`,
  /** Tiffin plans changed what a kitchen has to expect (the kitchen). */
  tiffinForecast: (supplierId: string) => `tiffin-forecast:${supplierId}`,
  /** What the public sees of a kitchen changed, including its plates (the kitchen). */
  supplier: (supplierId: string) => `supplier:${supplierId}`,
  /** An application changed (the application). */
  applications: 'applications',
  /** A session ended (the session). */
  endedSessions: 'ended-sessions',
  /** Staff changed for whom a feature is open (the key of the feature). */
  featureFlags: 'feature-flags',
  /** The clock of the sandbox was moved (its record). */
  sandboxClock: 'sandbox-clock',
};
