import { type ComponentType, lazy } from 'react';
import { paths } from './paths.ts';

export interface Screen {
  path: string;
  /** In the tab of the browser; a screen that learns its name from data sets it itself. */
  title: string | null;
  /** Where the back button leads when there is nothing to go back to. With it the header shows the title. */
  back?: string;
  /** Whether the bottom navigation and the cart bar stand below. */
  bottomBar?: boolean;
  Component: ComponentType;
}

const home = paths.home();

/** The whole site on one page. Each screen comes in a chunk of its own. */
export const screens: readonly Screen[] = [
  {
    path: paths.landing(),
    title: null,
    Component: lazy(() => import('../routes/customer/landing.tsx')),
  },
  {
    path: paths.home(),
    title: 'Home kitchens',
    bottomBar: true,
    Component: lazy(() => import('../routes/customer/home.tsx')),
  },
  {
    path: paths.citySelection(),
    title: 'Choose your city',
    back: paths.landing(),
    Component: lazy(() => import('../routes/customer/city-selection.tsx')),
  },
  {
    path: paths.welcome(),
    title: 'Welcome',
    back: paths.landing(),
    Component: lazy(() => import('../routes/info/welcome.tsx')),
  },
  {
    path: paths.customerLogin(),
    title: 'Sign in',
    back: home,
    Component: lazy(() => import('../routes/customer/sign-in.tsx')),
  },
  {
    path: paths.kitchen(':id'),
    title: 'Kitchen',
    back: home,
    bottomBar: true,
    Component: lazy(() => import('../routes/customer/kitchen.tsx')),
  },
  {
    path: paths.cart(),
    title: 'Cart',
    back: home,
    bottomBar: true,
    Component: lazy(() => import('../routes/customer/cart.tsx')),
  },
  {
    path: paths.checkout(),
    title: 'Checkout',
    back: paths.cart(),
    Component: lazy(() => import('../routes/customer/checkout.tsx')),
  },
  {
    path: paths.orders(),
    title: 'Orders',
    bottomBar: true,
    Component: lazy(() => import('../routes/customer/orders.tsx')),
  },
  {
    path: paths.order(':id'),
    title: 'Order',
    back: paths.orders(),
    bottomBar: true,
    Component: lazy(() => import('../routes/customer/order.tsx')),
  },
  {
    path: paths.help(),
    title: 'Help',
    bottomBar: true,
    Component: lazy(() => import('../routes/info/help.tsx')),
  },
  {
    path: paths.about(),
    title: 'About',
    back: paths.help(),
    Component: lazy(() => import('../routes/info/about.tsx')),
  },
  {
    path: paths.terms(),
    title: 'Terms of Service',
    back: paths.help(),
    Component: lazy(() => import('../routes/info/terms-of-service.tsx')),
  },
  {
    path: paths.privacy(),
    title: 'Privacy Policy',
    back: paths.help(),
    Component: lazy(() => import('../routes/info/privacy-policy.tsx')),
  },
  {
    path: paths.paymentInfo(),
    title: 'Payment Info',
    back: paths.help(),
    Component: lazy(() => import('../routes/info/payment-info.tsx')),
  },
  {
    path: '*',
    title: 'Not found',
    Component: lazy(() => import('../routes/info/not-found.tsx')),
  },
];
