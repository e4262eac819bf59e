/** Every address of the site, as functions, so that no component spells one out. */
export const paths = {
  landing: () => '/',
  home: () => '/home',
  welcome: () => '/welcome',
  citySelection: () => '/city-selection',
  kitchen: (id: string) => `/supplier/${id}`,
  cart: () => '/cart',
  checkout: () => '/checkout',

  customerLogin: () => '/customer-login',
  customerAddresses: () => '/customer-addresses',
  orders: () => '/orders',
  order: (id: string) => `/orders/${id}`,
  favorites: () => '/favorites',
  profile: () => '/profile',
  notificationSettings: () => '/notification-settings',
  addresses: () => '/addresses',

  supplierRegistration: () => '/supplier-registration',
  supplierLogin: () => '/supplier-login',
  supplierOnboarding: () => '/supplier-onboarding',
  supplierVerificationStatus: () => '/supplier-verification-status',
  supplierDashboard: () => '/supplier-dashboard',
  menuManagement: () => '/menu-management',
  supplierAnalytics: () => '/supplier-analytics',

  admin: () => '/admin',
  adminPayments: () => '/admin-payments',

  help: () => '/help',
  about: () => '/about',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy-policy',
  paymentInfo: () => '/payment-info',
  productionTest: () => '/production-test',
  status: () => '/simple',
  design: () => '/design',
} as const;
