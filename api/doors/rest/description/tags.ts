/** The groups of routes, in the order of the document. */
export const tags = {
  Accounts: 'Sign-in and registration of customers and kitchens, and who is signed in.',
  Marketplace: 'Cities, ZIP codes and kitchens, open to everyone.',
  Orders: "Orders within reach of the caller: a customer's own, a kitchen's, or all for staff.",
  'Tiffin plans': 'Plans, days and bills of the signed-in customer.',
  Onboarding: "A kitchen's application: its checklist and its documents.",
  Money: 'Payments by card, payouts and figures.',
  Exports: 'Files with the rows of many days, for kitchens and staff.',
  Description: 'This document.',
} as const;
export type Tag = keyof typeof tags;
