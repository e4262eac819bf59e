import type { ApolloClient } from '@apollo/client';
import { paths } from '../../app/paths.ts';
import { adoptDefaultAddress } from '../../features/addresses/adopt-default-address.ts';
import { settleCity } from '../../features/cities/remember-city.ts';
import { kitchenDestination } from '../../features/session/kitchen-destination.ts';
import { takeReturnTo } from '../../features/session/return-to.ts';
import type { Access } from '../../features/session/use-sign-in-supplier.ts';
import { MeDocument } from '../../generated/graphql.ts';

/** Brings city and address of the account here, and returns where the person's work or meal continues. */
export const afterSignIn = async (client: ApolloClient): Promise<string> => {
  // Without an answer, the person chooses a city again.
  await settleCity(client).catch(() => undefined);
  // Not awaited: if it fails, the checkout asks for the address.
  adoptDefaultAddress(client).catch(() => undefined);
  const isStaff = client.readQuery({ query: MeDocument })?.me?.role === 'ADMIN';
  return takeReturnTo() ?? (isStaff ? paths.admin() : paths.home());
};

/** Where a kitchen continues that signed in here. */
export const afterKitchenSignIn = (access: Access): string =>
  kitchenDestination(access, null, takeReturnTo());
