import type { ComponentType } from 'react';
import { lateScreen } from './late-screen.tsx';
import { paths } from './paths.ts';

export interface Screen {
  path: string;
  /** In the tab of the browser; a screen that learns its name from data sets it itself. */
  title: string | null;
  /** Where the back button leads when there is nothing to go back to. With it the header shows the title. */
  back?: string;
  /** Whether the bottom navigation and the cart bar stand below. */
  bottomBar?: boolean;
  /** Uses the width of the window instead of keeping to the column of a phone. */
  isWide?: boolean;
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
    title: 'Home kitchens',
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/home.tsx')),
  },
  {
    path: paths.citySelection(),
    title: 'Choose your city',
    back: paths.landing(),
    Component: lateScreen(() => import('../routes/customer/city-selection.tsx')),
  },
  {
    path: paths.welcome(),
    title: 'Welcome',
    back: paths.landing(),
    Component: lateScreen(() => import('../routes/info/welcome.tsx')),
  },
  {
    path: paths.customerLogin(),
    title: 'Sign in',
    back: home,
    Component: lateScreen(() => import('../routes/customer/sign-in.tsx')),
  },
  {
    path: paths.customerAddresses(),
    title: 'Delivery addresses',
    Component: lateScreen(() => import('../routes/customer/customer-addresses.tsx')),
  },
  {
    path: paths.addresses(),
    title: 'Addresses',
    back: home,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/addresses.tsx')),
  },
  {
    path: paths.kitchen(':id'),
    title: 'Kitchen',
    back: home,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/kitchen.tsx')),
  },
  {
    path: paths.cart(),
    title: 'Cart',
    back: home,
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/cart.tsx')),
  },
  {
    path: paths.checkout(),
    title: 'Checkout',
    back: paths.cart(),
    Component: lateScreen(() => import('../routes/customer/checkout.tsx')),
  },
  {
    path: paths.orders(),
    title: 'Orders',
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/orders.tsx')),
  },
  {
    path: paths.order(':id'),
    title: 'Order',
    back: paths.orders(),
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/order.tsx')),
  },
  {
    path: paths.favorites(),
    title: 'Favorites',
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/favorites.tsx')),
  },
  {
    path: paths.profile(),
    title: 'Profile',
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/profile.tsx')),
  },
  {
    path: paths.notificationSettings(),
    title: 'Notifications',
    back: paths.profile(),
    bottomBar: true,
    Component: lateScreen(() => import('../routes/customer/notification-settings.tsx')),
  },
  {
    path: paths.help(),
    title: 'Help',
    bottomBar: true,
    Component: lateScreen(() => import('../routes/info/help.tsx')),
  },
  {
    path: paths.about(),
    title: 'About',
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/about.tsx')),
  },
  {
    path: paths.terms(),
    title: 'Terms of Service',
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/terms-of-service.tsx')),
  },
  {
    path: paths.privacy(),
    title: 'Privacy Policy',
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/privacy-policy.tsx')),
  },
  {
    path: paths.paymentInfo(),
    title: 'Payment Info',
    back: paths.help(),
    Component: lateScreen(() => import('../routes/info/payment-info.tsx')),
  },
  {
    path: paths.status(),
    title: 'Status',
    Component: lateScreen(() => import('../routes/info/status.tsx')),
  },
  {
    path: paths.productionTest(),
    title: 'Production Test',
    back: paths.status(),
    Component: lateScreen(() => import('../routes/info/production-test.tsx')),
  },
  ...designScreens,
  {
    path: '*',
    title: 'Not found',
    Component: lateScreen(() => import('../routes/info/not-found.tsx')),
  },
];
