import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { lateScreen } from './late-screen.tsx';
import { paths } from './paths.ts';

export interface Screen {
  path: string;
  /** In the tab of the browser; a screen that learns its name from data sets it itself. */
  title: MessageDescriptor | string | null;
  /** Where the back button leads when there is nothing to go back to. With it the header shows the title. */
  back?: string;
  /** Whether the bottom navigation and the cart bar stand below. */
  bottomBar?: boolean;
  /** Uses the width of the window instead of keeping to the column of a phone. */
  isWide?: boolean;
  /** For a kitchen it is a tool: as wide as the window, without the bars customers find their way by. */
  isToolOfKitchens?: boolean;
  Component: ComponentType;
}

const home = paths.home();

/** For those who build the client; left out of what is built for others. */
const designScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        path: paths.design(),
        title: 'Design',
        isWide: true,
        Component: lateScreen(() => import('../routes/design/design.tsx')),
      },
    ]
  : [];

/** The whole site on one page. Each screen comes in a chunk of its own. */
export const screens: readonly Screen[] = [
  {
    path: paths.landing(),
    title: null,
    Component: lateScreen(() => import('../routes/customer/landing.tsx')),
  },
  {
    path: paths.home(),
    title: msg`Home kitchens`,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/home.tsx')),
  },
  {
    path: paths.citySelection(),
    title: msg`Choose your city`,
    back: paths.landing(),
    Component: lateScreen(() => import('../routes/customer/city-selection.tsx')),
  },
  {
    path: paths.welcome(),
    title: msg`Welcome`,
    back: paths.landing(),
    Component: lateScreen(() => import('../routes/info/welcome.tsx')),
  },
  {
    path: paths.customerLogin(),
    title: msg`Sign in`,
    back: home,
    Component: lateScreen(() => import('../routes/customer/sign-in.tsx')),
  },
  {
    path: paths.customerAddresses(),
    title: msg`Delivery addresses`,
    Component: lateScreen(() => import('../routes/customer/customer-addresses.tsx')),
  },
  {
    path: paths.addresses(),
    title: msg`Addresses`,
    back: home,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/addresses.tsx')),
  },
  {
    path: paths.kitchen(':id'),
    title: msg`Kitchen`,
    back: home,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/kitchen.tsx')),
  },
  {
    path: paths.cart(),
    title: msg`Cart`,
    back: home,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/cart.tsx')),
  },
  {
    path: paths.checkout(),
    title: msg`Checkout`,
    back: paths.cart(),
    Component: lateScreen(() => import('../routes/customer/checkout.tsx')),
  },
  {
    path: paths.orders(),
    title: msg`Orders`,
    bottomBar: true,
    isToolOfKitchens: true,
    Component: lateScreen(() => import('../routes/orders.tsx')),
  },
  {
    path: paths.order(':id'),
    title: msg`Order`,
    back: paths.orders(),
    bottomBar: true,
    isToolOfKitchens: true,
    Component: lateScreen(() => import('../routes/order.tsx')),
  },
  {
    path: paths.prepSheet(),
    title: 'Prep sheet',
    back: paths.orders(),
    isWide: true,
    Component: lateScreen(() => import('../routes/supplier/prep-sheet.tsx')),
  },
  {
    path: paths.supplierAnalytics(),
    title: 'Analytics',
    back: paths.supplierDashboard(),
    isWide: true,
    Component: lateScreen(() => import('../routes/supplier/supplier-analytics.tsx')),
  },
  {
    path: paths.receipt(':id'),
    title: 'Receipt',
    back: paths.orders(),
    Component: lateScreen(() => import('../routes/customer/receipt.tsx')),
  },
  {
    path: paths.adminPayments(),
    title: 'Payments',
    back: paths.admin(),
    isWide: true,
    Component: lateScreen(() => import('../routes/admin/admin-payments.tsx')),
  },
  {
    path: paths.supplierPayouts(),
    title: 'Payouts',
    back: paths.supplierDashboard(),
    Component: lateScreen(() => import('../routes/supplier/supplier-payouts.tsx')),
  },
  {
    path: paths.favorites(),
    title: msg`Favorites`,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/favorites.tsx')),
  },
  {
    path: paths.profile(),
    title: msg`Profile`,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/profile.tsx')),
  },
  {
    path: paths.notificationSettings(),
    title: msg`Notifications`,
    back: paths.profile(),
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/notification-settings.tsx')),
  },
  {
    path: paths.supplierOnboarding(),
    title: 'Onboarding',
    back: home,
    Component: lateScreen(() => import('../routes/supplier/supplier-onboarding.tsx')),
  },
  {
    path: paths.supplierVerificationStatus(),
    title: 'Application status',
    back: paths.supplierOnboarding(),
    Component: lateScreen(() => import('../routes/supplier/supplier-verification-status.tsx')),
  },
  {
    path: paths.supplierRegistration(),
    title: 'Register your kitchen',
    back: home,
    Component: lateScreen(() => import('../routes/supplier/registration.tsx')),
  },
  {
    path: paths.supplierLogin(),
    title: 'Kitchen sign-in',
    back: home,
    Component: lateScreen(() => import('../routes/supplier/sign-in.tsx')),
  },
  {
    path: paths.supplierDashboard(),
    title: 'Your kitchen',
    Component: lateScreen(() => import('../routes/supplier/dashboard.tsx')),
  },
  {
    path: paths.supplierSettings(),
    title: 'Settings',
    back: paths.supplierDashboard(),
    Component: lateScreen(() => import('../routes/supplier/settings.tsx')),
  },
  {
    path: paths.menuManagement(),
    title: 'Menu',
    back: paths.supplierDashboard(),
    Component: lateScreen(() => import('../routes/supplier/menu-management.tsx')),
  },
  {
    path: paths.help(),
    title: msg`Help`,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/info/help.tsx')),
  },
  {
    path: paths.about(),
    title: msg`About`,
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/about.tsx')),
  },
  {
    path: paths.terms(),
    title: msg`Terms of Service`,
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/terms-of-service.tsx')),
  },
  {
    path: paths.privacy(),
    title: msg`Privacy Policy`,
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/privacy-policy.tsx')),
  },
  {
    path: paths.paymentInfo(),
    title: msg`Payment Info`,
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/payment-info.tsx')),
  },
  {
    path: paths.status(),
    title: msg`Status`,
    Component: lateScreen(() => import('../routes/info/status.tsx')),
  },
  {
    path: paths.productionTest(),
    title: msg`Production Test`,
    back: paths.status(),
    Component: lateScreen(() => import('../routes/info/production-test.tsx')),
  },
  {
    // Its own screens are known to it alone, so that nobody else pays for them.
    path: `${paths.admin()}/*`,
    title: 'Admin',
    isWide: true,
    Component: lateScreen(() => import('../routes/admin/admin.tsx')),
  },
  ...designScreens,
  {
    path: '*',
    title: msg`Not found`,
    Component: lateScreen(() => import('../routes/info/not-found.tsx')),
  },
];
