import { msg } from '@lingui/core/macro';
import { lazyScreen } from '../lazy-screen.tsx';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';

/** One file leads to all of them, which the first load names once. */
const TiffinPlans = lazyScreen(() => import('../../routes/customer/tiffin-plans/screens.tsx'));

/** What customers see: finding a kitchen, ordering, and what is theirs. Orders are shared with kitchens. */
export const customerScreens: readonly Screen[] = [
  {
    path: paths.landing(),
    title: null,
    Component: lazyScreen(() => import('../../routes/customer/landing.tsx')),
  },
  {
    path: paths.home(),
    title: msg`Home kitchens`,
    bottomBar: true,
    asksForProof: true,
    Component: lazyScreen(() => import('../../routes/customer/home.tsx')),
  },
  {
    path: paths.citySelection(),
    title: msg`Choose your city`,
    back: paths.landing(),
    Component: lazyScreen(() => import('../../routes/customer/city-selection.tsx')),
  },
  {
    path: paths.customerLogin(),
    title: msg`Sign in`,
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/customer/sign-in.tsx')),
  },
  {
    path: paths.customerAddresses(),
    title: msg`Delivery addresses`,
    Component: lazyScreen(() => import('../../routes/customer/customer-addresses.tsx')),
  },
  {
    path: paths.addresses(),
    title: msg`Addresses`,
    back: paths.home(),
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/customer/addresses.tsx')),
  },
  {
    path: paths.kitchen(':id'),
    title: msg`Kitchen`,
    back: paths.home(),
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/customer/kitchen.tsx')),
  },
  {
    path: paths.cart(),
    title: msg`Cart`,
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/customer/checkout/cart.tsx')),
  },
  {
    path: paths.checkout(),
    title: msg`Checkout`,
    back: paths.cart(),
    Component: lazyScreen(() => import('../../routes/customer/checkout/checkout.tsx')),
  },
  {
    path: paths.orders(),
    title: msg`Orders`,
    bottomBar: true,
    asksForProof: true,
    isToolOfKitchens: true,
    Component: lazyScreen(() => import('../../routes/orders.tsx')),
  },
  {
    path: paths.order(':id'),
    title: msg`Order`,
    back: paths.orders(),
    bottomBar: true,
    isToolOfKitchens: true,
    Component: lazyScreen(() => import('../../routes/order.tsx')),
  },
  {
    path: paths.payOrder(':id'),
    title: msg`Payment`,
    back: paths.orders(),
    Component: lazyScreen(() => import('../../routes/customer/checkout/pay-order.tsx')),
  },
  {
    path: paths.receipt(':id'),
    title: msg`Receipt`,
    back: paths.orders(),
    Component: lazyScreen(() => import('../../routes/customer/receipt.tsx')),
  },
  {
    path: paths.payBill(),
    title: msg`Payment`,
    back: paths.tiffinPlans(),
    Component: lazyScreen(() => import('../../routes/customer/tiffin-plans/pay-bill.tsx')),
  },
  {
    path: paths.tiffinPlans(),
    title: msg`Tiffin plans`,
    back: paths.orders(),
    bottomBar: true,
    Component: TiffinPlans,
  },
  {
    path: paths.newTiffinPlan(),
    title: msg`Tiffin plans`,
    back: paths.cart(),
    Component: TiffinPlans,
  },
  {
    path: paths.offeredPlan(':offerId'),
    title: msg`Tiffin plans`,
    back: paths.home(),
    Component: TiffinPlans,
  },
  {
    path: paths.tiffinPlan(':id'),
    title: msg`Tiffin plans`,
    back: paths.tiffinPlans(),
    bottomBar: true,
    Component: TiffinPlans,
  },
  {
    path: paths.favorites(),
    title: msg`Favorites`,
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/customer/favorites.tsx')),
  },
  {
    path: paths.profile(),
    title: msg`Profile`,
    bottomBar: true,
    asksForProof: true,
    Component: lazyScreen(() => import('../../routes/customer/profile.tsx')),
  },
  {
    path: paths.household(),
    title: msg`Household`,
    back: paths.profile(),
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/customer/household.tsx')),
  },
  {
    path: paths.accountSecurity(),
    title: msg`Security`,
    back: paths.profile(),
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/account/account-security.tsx')),
  },
  {
    path: paths.confirmEmail(),
    title: msg`Email`,
    back: paths.home(),
    Component: lazyScreen(() => import('../../routes/account/confirm-email.tsx')),
  },
  {
    path: paths.notificationSettings(),
    title: msg`Notifications`,
    back: paths.profile(),
    bottomBar: true,
    Component: lazyScreen(() => import('../../routes/customer/notification-settings.tsx')),
  },
];
