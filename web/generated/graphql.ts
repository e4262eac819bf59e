/* Made by `npm run codegen`; do not edit. */
export * from './types.ts';
export * from './possible-types.ts';
export * from './features-addresses.ts';
export * from './features-cart.ts';
export * from './features-checkout.ts';
export * from './features-cities.ts';
export * from './features-favorites.ts';
export * from './features-menu.ts';
export * from './features-notifications.ts';
export * from './features-orders.ts';
export * from './features-profile.ts';
export * from './features-reviews.ts';
export * from './features-session.ts';
export * from './features-suppliers.ts';
export * from './routes-customer.ts';
export * from './routes-info.ts';