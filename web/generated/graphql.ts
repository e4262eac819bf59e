/* Made by `npm run codegen`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Allergen =
  | 'EGG'
  | 'FISH'
  | 'MILK'
  | 'MUSTARD'
  | 'PEANUTS'
  | 'SESAME'
  | 'SHELLFISH'
  | 'SOY'
  | 'TREE_NUTS'
  | 'WHEAT';

export type CancelOrderInput = {
  orderId: string;
  reason?: string | null | undefined;
};

export type CancelledBy =
  | 'ADMIN'
  | 'CUSTOMER'
  | 'SUPPLIER';

export type CartLineInput = {
  dishId: string;
  quantity: number;
};

export type Diet =
  | 'EGG'
  | 'NON_VEGETARIAN'
  | 'VEGAN'
  | 'VEGETARIAN';

export type Fulfilment =
  | 'DELIVERY'
  | 'PICKUP';

export type MealWindowInput = {
  mealtime: Mealtime;
  serviceDate: string;
};

export type Mealtime =
  | 'BREAKFAST'
  | 'DINNER'
  | 'LUNCH';

export type OrderStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'OUT_FOR_DELIVERY'
  | 'PLACED'
  | 'PREPARING'
  | 'READY';

export type PaymentStatus =
  | 'DUE'
  | 'PAID'
  | 'REFUNDED';

export type PlaceOrderInput = {
  deliveryAddress?: string | null | undefined;
  expectedTotalCents: number;
  fulfilment: Fulfilment;
  idempotencyKey: string;
  lines: Array<CartLineInput>;
  mealtime: Mealtime;
  note?: string | null | undefined;
  serviceDate: string;
  supplierId: string;
};

export type QuoteCartInput = {
  fulfilment?: Fulfilment | null | undefined;
  lines: Array<CartLineInput>;
  mealtime?: Mealtime | null | undefined;
  serviceDate?: string | null | undefined;
  supplierId: string;
};

export type RegisterCustomerInput = {
  email: string;
  name: string;
  password: string;
  phone: string;
};

export type Role =
  | 'ADMIN'
  | 'CUSTOMER'
  | 'SUPPLIER';

export type SignInCustomerInput = {
  email: string;
  password: string;
};

export type SupplierFilter = {
  city?: string | null | undefined;
  cityId?: string | null | undefined;
  cuisineType?: string | null | undefined;
  minimumRating?: number | null | undefined;
  openFor?: MealWindowInput | null | undefined;
  state?: string | null | undefined;
  text?: string | null | undefined;
};

export type SupplierSort =
  | 'DISTANCE'
  | 'NAME'
  | 'RATING';

export type QuoteCartQueryVariables = Exact<{
  input: QuoteCartInput;
}>;


export type QuoteCartQuery = { quoteCart: { __typename: 'CartQuote', plates: number, supplier: { __typename: 'Supplier', id: string, kitchenName: string, address: string, offersDelivery: boolean, offersPickup: boolean, city: { __typename: 'City', id: string, name: string, state: string, timeZone: string } }, mealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null, lines: Array<{ __typename: 'QuotedLine', quantity: number, dish: { __typename: 'Dish', id: string, name: string, price: { __typename: 'Money', cents: number, text: string } }, lineTotal: { __typename: 'Money', cents: number, text: string } }>, total: { __typename: 'Money', cents: number, text: string }, problems: Array<
      | { __typename: 'CartIsEmpty', code: string, message: string }
      | { __typename: 'CutOffPassed', code: string, message: string }
      | { __typename: 'DishUnavailable', code: string, message: string, dishIds: Array<string> }
      | { __typename: 'FulfilmentUnavailable', code: string, message: string }
      | { __typename: 'KitchenPaused', code: string, message: string, until: string }
      | { __typename: 'KitchenUnavailable', code: string, message: string }
      | { __typename: 'PriceChanged', code: string, message: string }
      | { __typename: 'SoldOut', code: string, message: string, platesLeft: number }
    > } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'CartIsEmpty', code: string, message: string, field: string | null }
    | { __typename: 'CutOffPassed', code: string, message: string, field: string | null }
    | { __typename: 'DishUnavailable', code: string, message: string, field: string | null }
    | { __typename: 'FulfilmentUnavailable', code: string, message: string, field: string | null }
    | { __typename: 'IdempotencyConflict', code: string, message: string, field: string | null }
    | { __typename: 'InvalidInput', code: string, message: string, field: string | null }
    | { __typename: 'KitchenPaused', code: string, message: string, field: string | null, until: string }
    | { __typename: 'KitchenUnavailable', code: string, message: string, field: string | null }
    | { __typename: 'Order', id: string, orderNumber: string }
    | { __typename: 'PriceChanged', code: string, message: string, field: string | null, total: { __typename: 'Money', cents: number, text: string } }
    | { __typename: 'SoldOut', code: string, message: string, field: string | null, platesLeft: number }
   };

export type ZipCitiesQueryVariables = Exact<{
  zipCode: string;
}>;


export type ZipCitiesQuery = { lookupZipCode: Array<{ __typename: 'ZipCode', zipCode: string, city: string, state: string }> };

export type CitiesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CitiesQuery = { cities: { __typename: 'CityConnection', edges: Array<{ __typename: 'CityEdge', node: (
        { __typename: 'City', id: string }
        & { ' $fragmentRefs'?: { 'CityRow_cityFragment': CityRow_cityFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CityRow_cityFragment = { __typename: 'City', id: string, name: string, state: string, isActive: boolean, supplierCount: number } & { ' $fragmentName'?: 'CityRow_cityFragment' };

export type CityTimeZoneQueryVariables = Exact<{
  name: string;
}>;


export type CityTimeZoneQuery = { cities: { __typename: 'CityConnection', nodes: Array<{ __typename: 'City', id: string, name: string, timeZone: string }> } };

export type DishRow_dishFragment = { __typename: 'Dish', id: string, name: string, description: string, diet: Diet, spiceLevel: number, allergens: Array<Allergen>, portion: string | null, isAvailable: boolean, price: { __typename: 'Money', cents: number, text: string } } & { ' $fragmentName'?: 'DishRow_dishFragment' };

export type KitchenClosedNote_supplierFragment = { __typename: 'Supplier', id: string, cookName: string, pausedUntil: string | null, isActive: boolean, mealWindows: Array<{ __typename: 'MealWindow', platesLeft: number }> } & { ' $fragmentName'?: 'KitchenClosedNote_supplierFragment' };

export type KitchenIntro_supplierFragment = { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, story: string | null, address: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, deliveryRadiusMiles: number, city: { __typename: 'City', id: string, name: string, state: string } } & { ' $fragmentName'?: 'KitchenIntro_supplierFragment' };

export type KitchenMenu_supplierFragment = { __typename: 'Supplier', id: string, cuisineType: string, menu: Array<{ __typename: 'MenuCategory', id: string, name: string, dishes: Array<(
      { __typename: 'Dish', id: string, name: string, isAvailable: boolean, price: { __typename: 'Money', cents: number } }
      & { ' $fragmentRefs'?: { 'DishRow_dishFragment': DishRow_dishFragment } }
    )> }> } & { ' $fragmentName'?: 'KitchenMenu_supplierFragment' };

export type MealWindowChooser_supplierFragment = { __typename: 'Supplier', id: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number }>, city: { __typename: 'City', id: string, timeZone: string } } & { ' $fragmentName'?: 'MealWindowChooser_supplierFragment' };

export type CancelOrder_orderFragment = { __typename: 'Order', id: string, orderNumber: string, viewerCanCancel: boolean, cancellableUntil: string } & { ' $fragmentName'?: 'CancelOrder_orderFragment' };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: PaymentStatus, cancelledBy: CancelledBy | null, cancellationReason: string | null, viewerCanCancel: boolean, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type OrderCard_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, placedAt: string, plates: number, lines: Array<{ __typename: 'OrderLine', dishName: string, quantity: number }>, total: { __typename: 'Money', text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderCard_orderFragment' };

export type OrderHandover_orderFragment = { __typename: 'Order', id: string, serviceDate: string, mealtime: Mealtime, servedFrom: string, servedUntil: string, fulfilment: Fulfilment, deliveryAddress: string | null, note: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, address: string, zipCode: string, city: { __typename: 'City', id: string, name: string, state: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderHandover_orderFragment' };

export type OrderLines_orderFragment = { __typename: 'Order', id: string, paymentStatus: PaymentStatus, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, unitPrice: { __typename: 'Money', text: string }, lineTotal: { __typename: 'Money', text: string } }>, total: { __typename: 'Money', text: string } } & { ' $fragmentName'?: 'OrderLines_orderFragment' };

export type OrderTimeline_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfilment: Fulfilment, cancelledBy: CancelledBy | null, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderTimeline_orderFragment' };

export type KitchenReviews_supplierFragment = { __typename: 'Supplier', id: string, rating: number, totalRatings: number, reviews: { __typename: 'ReviewConnection', edges: Array<{ __typename: 'ReviewEdge', node: { __typename: 'Review', id: string, rating: number, words: string | null, authorName: string, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'KitchenReviews_supplierFragment' };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { __typename: 'User', id: string, name: string, email: string, role: Role } | null };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { registerCustomer:
    | { __typename: 'EmailTaken', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SignedIn', sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type SignInCustomerMutationVariables = Exact<{
  input: SignInCustomerInput;
}>;


export type SignInCustomerMutation = { signInCustomer:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SignedIn', sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { __typename: 'SignedOut', wasSignedIn: boolean } };

export type KitchenCard_supplierFragment = { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, distanceMiles: number | null, pausedUntil: string | null, city: { __typename: 'City', id: string, timeZone: string }, nextMealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, platesLeft: number } | null } & { ' $fragmentName'?: 'KitchenCard_supplierFragment' };

export type NearbyKitchensQueryVariables = Exact<{
  filter: SupplierFilter;
  sort: SupplierSort;
  after?: string | null | undefined;
}>;


export type NearbyKitchensQuery = { suppliers: { __typename: 'SupplierConnection', edges: Array<{ __typename: 'SupplierEdge', cursor: string, node: (
        { __typename: 'Supplier', id: string }
        & { ' $fragmentRefs'?: { 'KitchenCard_supplierFragment': KitchenCard_supplierFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CartWindowsQueryVariables = Exact<{
  supplierId: string;
}>;


export type CartWindowsQuery = { supplier: (
    { __typename: 'Supplier', id: string }
    & { ' $fragmentRefs'?: { 'MealWindowChooser_supplierFragment': MealWindowChooser_supplierFragment } }
  ) | null };

export type KitchenQueryVariables = Exact<{
  id: string;
  reviewsAfter?: string | null | undefined;
}>;


export type KitchenQuery = { supplier: (
    { __typename: 'Supplier', id: string, kitchenName: string, isActive: boolean, offersDelivery: boolean, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, platesLeft: number }> }
    & { ' $fragmentRefs'?: { 'KitchenIntro_supplierFragment': KitchenIntro_supplierFragment;'KitchenClosedNote_supplierFragment': KitchenClosedNote_supplierFragment;'MealWindowChooser_supplierFragment': MealWindowChooser_supplierFragment;'KitchenMenu_supplierFragment': KitchenMenu_supplierFragment;'KitchenReviews_supplierFragment': KitchenReviews_supplierFragment } }
  ) | null };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: (
    { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus }
    & { ' $fragmentRefs'?: { 'OrderTimeline_orderFragment': OrderTimeline_orderFragment;'CancelOrder_orderFragment': CancelOrder_orderFragment;'OrderLines_orderFragment': OrderLines_orderFragment;'OrderHandover_orderFragment': OrderHandover_orderFragment } }
  ) | null };

export type OrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: (
        { __typename: 'Order', id: string }
        & { ' $fragmentRefs'?: { 'OrderCard_orderFragment': OrderCard_orderFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export const CityRow_cityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]} as unknown as DocumentNode<CityRow_cityFragment, unknown>;
export const KitchenClosedNote_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenClosedNote_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"mealWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}}]}}]} as unknown as DocumentNode<KitchenClosedNote_supplierFragment, unknown>;
export const KitchenIntro_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenIntro_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"story"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryRadiusMiles"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<KitchenIntro_supplierFragment, unknown>;
export const DishRow_dishFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishRow_dish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"spiceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"portion"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<DishRow_dishFragment, unknown>;
export const KitchenMenu_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenMenu_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishRow_dish"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishRow_dish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"spiceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"portion"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<KitchenMenu_supplierFragment, unknown>;
export const MealWindowChooser_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealWindowChooser_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mealWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<MealWindowChooser_supplierFragment, unknown>;
export const CancelOrder_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"cancellableUntil"}}]}}]} as unknown as DocumentNode<CancelOrder_orderFragment, unknown>;
export const OrderCard_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plates"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<OrderCard_orderFragment, unknown>;
export const OrderHandover_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHandover_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilment"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<OrderHandover_orderFragment, unknown>;
export const OrderLines_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<OrderLines_orderFragment, unknown>;
export const OrderTimeline_orderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilment"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<OrderTimeline_orderFragment, unknown>;
export const KitchenReviews_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<KitchenReviews_supplierFragment, unknown>;
export const KitchenCard_supplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextMealWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}}]}}]} as unknown as DocumentNode<KitchenCard_supplierFragment, unknown>;
export const QuoteCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mealWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dish"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plates"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenPaused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DishUnavailable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishIds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoldOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}}]}}]}}]}}]} as unknown as DocumentNode<QuoteCartQuery, QuoteCartQueryVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KitchenPaused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SoldOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const ZipCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ZipCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookupZipCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ZipCitiesQuery, ZipCitiesQueryVariables>;
export const CitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow_city"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]} as unknown as DocumentNode<CitiesQuery, CitiesQueryVariables>;
export const CityTimeZoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityTimeZone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"activeOnly"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<CityTimeZoneQuery, CityTimeZoneQueryVariables>;
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const RegisterCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterCustomerMutation, RegisterCustomerMutationVariables>;
export const SignInCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignInCustomerMutation, SignInCustomerMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wasSignedIn"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const NearbyKitchensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearbyKitchens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenCard_supplier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenCard_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextMealWindow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}}]}}]} as unknown as DocumentNode<NearbyKitchensQuery, NearbyKitchensQueryVariables>;
export const CartWindowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CartWindows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"supplierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealWindowChooser_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealWindowChooser_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mealWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<CartWindowsQuery, CartWindowsQueryVariables>;
export const KitchenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Kitchen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"mealWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenIntro_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenClosedNote_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MealWindowChooser_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenMenu_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KitchenReviews_supplier"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DishRow_dish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dish"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"diet"}},{"kind":"Field","name":{"kind":"Name","value":"spiceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"allergens"}},{"kind":"Field","name":{"kind":"Name","value":"portion"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenIntro_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"story"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"offersDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"offersPickup"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryRadiusMiles"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenClosedNote_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cookName"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"mealWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MealWindowChooser_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mealWindows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"cutOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenMenu_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cuisineType"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DishRow_dish"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KitchenReviews_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"totalRatings"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<KitchenQuery, KitchenQueryVariables>;
export const OrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Order"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderTimeline_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelOrder_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderLines_order"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderHandover_order"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderTimeline_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilment"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelOrder_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"cancellableUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderLines_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderHandover_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"servedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"servedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilment"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<OrderQuery, OrderQueryVariables>;
export const OrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderCard_order"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderCard_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plates"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}}]} as unknown as DocumentNode<OrdersQuery, OrdersQueryVariables>;

export function useQuoteCartQuery(...[options]: {} extends QuoteCartQueryVariables
  ? [options?: useQuery.Options<NoInfer<QuoteCartQuery>, NoInfer<QuoteCartQueryVariables>>]
  : [options: useQuery.Options<NoInfer<QuoteCartQuery>, NoInfer<QuoteCartQueryVariables>> &
      ({ variables: QuoteCartQueryVariables } | { skip: true })]) {
  return useQuery(QuoteCartDocument, options as useQuery.Options<QuoteCartQuery, QuoteCartQueryVariables>);
}

export function usePlaceOrderMutation(options?: useMutation.Options<NoInfer<PlaceOrderMutation>, NoInfer<PlaceOrderMutationVariables>>) {
  return useMutation(PlaceOrderDocument, options);
}

export function useZipCitiesQuery(...[options]: {} extends ZipCitiesQueryVariables
  ? [options?: useQuery.Options<NoInfer<ZipCitiesQuery>, NoInfer<ZipCitiesQueryVariables>>]
  : [options: useQuery.Options<NoInfer<ZipCitiesQuery>, NoInfer<ZipCitiesQueryVariables>> &
      ({ variables: ZipCitiesQueryVariables } | { skip: true })]) {
  return useQuery(ZipCitiesDocument, options as useQuery.Options<ZipCitiesQuery, ZipCitiesQueryVariables>);
}

export function useCitiesQuery(...[options]: {} extends CitiesQueryVariables
  ? [options?: useQuery.Options<NoInfer<CitiesQuery>, NoInfer<CitiesQueryVariables>>]
  : [options: useQuery.Options<NoInfer<CitiesQuery>, NoInfer<CitiesQueryVariables>> &
      ({ variables: CitiesQueryVariables } | { skip: true })]) {
  return useQuery(CitiesDocument, options as useQuery.Options<CitiesQuery, CitiesQueryVariables>);
}

export function useCityRow_city(from: FragmentType<CityRow_cityFragment>) {
  return useFragment({ fragment: CityRow_cityFragmentDoc, fragmentName: 'CityRow_city', from }).data as CityRow_cityFragment;
}

export function useCityTimeZoneQuery(...[options]: {} extends CityTimeZoneQueryVariables
  ? [options?: useQuery.Options<NoInfer<CityTimeZoneQuery>, NoInfer<CityTimeZoneQueryVariables>>]
  : [options: useQuery.Options<NoInfer<CityTimeZoneQuery>, NoInfer<CityTimeZoneQueryVariables>> &
      ({ variables: CityTimeZoneQueryVariables } | { skip: true })]) {
  return useQuery(CityTimeZoneDocument, options as useQuery.Options<CityTimeZoneQuery, CityTimeZoneQueryVariables>);
}

export function useDishRow_dish(from: FragmentType<DishRow_dishFragment>) {
  return useFragment({ fragment: DishRow_dishFragmentDoc, fragmentName: 'DishRow_dish', from }).data as DishRow_dishFragment;
}

export function useKitchenClosedNote_supplier(from: FragmentType<KitchenClosedNote_supplierFragment>) {
  return useFragment({ fragment: KitchenClosedNote_supplierFragmentDoc, fragmentName: 'KitchenClosedNote_supplier', from }).data as KitchenClosedNote_supplierFragment;
}

export function useKitchenIntro_supplier(from: FragmentType<KitchenIntro_supplierFragment>) {
  return useFragment({ fragment: KitchenIntro_supplierFragmentDoc, fragmentName: 'KitchenIntro_supplier', from }).data as KitchenIntro_supplierFragment;
}

export function useKitchenMenu_supplier(from: FragmentType<KitchenMenu_supplierFragment>) {
  return useFragment({ fragment: KitchenMenu_supplierFragmentDoc, fragmentName: 'KitchenMenu_supplier', from }).data as KitchenMenu_supplierFragment;
}

export function useMealWindowChooser_supplier(from: FragmentType<MealWindowChooser_supplierFragment>) {
  return useFragment({ fragment: MealWindowChooser_supplierFragmentDoc, fragmentName: 'MealWindowChooser_supplier', from }).data as MealWindowChooser_supplierFragment;
}

export function useCancelOrder_order(from: FragmentType<CancelOrder_orderFragment>) {
  return useFragment({ fragment: CancelOrder_orderFragmentDoc, fragmentName: 'CancelOrder_order', from }).data as CancelOrder_orderFragment;
}

export function useCancelOrderMutation(options?: useMutation.Options<NoInfer<CancelOrderMutation>, NoInfer<CancelOrderMutationVariables>>) {
  return useMutation(CancelOrderDocument, options);
}

export function useOrderCard_order(from: FragmentType<OrderCard_orderFragment>) {
  return useFragment({ fragment: OrderCard_orderFragmentDoc, fragmentName: 'OrderCard_order', from }).data as OrderCard_orderFragment;
}

export function useOrderHandover_order(from: FragmentType<OrderHandover_orderFragment>) {
  return useFragment({ fragment: OrderHandover_orderFragmentDoc, fragmentName: 'OrderHandover_order', from }).data as OrderHandover_orderFragment;
}

export function useOrderLines_order(from: FragmentType<OrderLines_orderFragment>) {
  return useFragment({ fragment: OrderLines_orderFragmentDoc, fragmentName: 'OrderLines_order', from }).data as OrderLines_orderFragment;
}

export function useOrderTimeline_order(from: FragmentType<OrderTimeline_orderFragment>) {
  return useFragment({ fragment: OrderTimeline_orderFragmentDoc, fragmentName: 'OrderTimeline_order', from }).data as OrderTimeline_orderFragment;
}

export function useKitchenReviews_supplier(from: FragmentType<KitchenReviews_supplierFragment>) {
  return useFragment({ fragment: KitchenReviews_supplierFragmentDoc, fragmentName: 'KitchenReviews_supplier', from }).data as KitchenReviews_supplierFragment;
}

export function useMeQuery(...[options]: {} extends MeQueryVariables
  ? [options?: useQuery.Options<NoInfer<MeQuery>, NoInfer<MeQueryVariables>>]
  : [options: useQuery.Options<NoInfer<MeQuery>, NoInfer<MeQueryVariables>> &
      ({ variables: MeQueryVariables } | { skip: true })]) {
  return useQuery(MeDocument, options as useQuery.Options<MeQuery, MeQueryVariables>);
}

export function useRegisterCustomerMutation(options?: useMutation.Options<NoInfer<RegisterCustomerMutation>, NoInfer<RegisterCustomerMutationVariables>>) {
  return useMutation(RegisterCustomerDocument, options);
}

export function useSignInCustomerMutation(options?: useMutation.Options<NoInfer<SignInCustomerMutation>, NoInfer<SignInCustomerMutationVariables>>) {
  return useMutation(SignInCustomerDocument, options);
}

export function useSignOutMutation(options?: useMutation.Options<NoInfer<SignOutMutation>, NoInfer<SignOutMutationVariables>>) {
  return useMutation(SignOutDocument, options);
}

export function useKitchenCard_supplier(from: FragmentType<KitchenCard_supplierFragment>) {
  return useFragment({ fragment: KitchenCard_supplierFragmentDoc, fragmentName: 'KitchenCard_supplier', from }).data as KitchenCard_supplierFragment;
}

export function useNearbyKitchensQuery(...[options]: {} extends NearbyKitchensQueryVariables
  ? [options?: useQuery.Options<NoInfer<NearbyKitchensQuery>, NoInfer<NearbyKitchensQueryVariables>>]
  : [options: useQuery.Options<NoInfer<NearbyKitchensQuery>, NoInfer<NearbyKitchensQueryVariables>> &
      ({ variables: NearbyKitchensQueryVariables } | { skip: true })]) {
  return useQuery(NearbyKitchensDocument, options as useQuery.Options<NearbyKitchensQuery, NearbyKitchensQueryVariables>);
}

export function useCartWindowsQuery(...[options]: {} extends CartWindowsQueryVariables
  ? [options?: useQuery.Options<NoInfer<CartWindowsQuery>, NoInfer<CartWindowsQueryVariables>>]
  : [options: useQuery.Options<NoInfer<CartWindowsQuery>, NoInfer<CartWindowsQueryVariables>> &
      ({ variables: CartWindowsQueryVariables } | { skip: true })]) {
  return useQuery(CartWindowsDocument, options as useQuery.Options<CartWindowsQuery, CartWindowsQueryVariables>);
}

export function useKitchenQuery(...[options]: {} extends KitchenQueryVariables
  ? [options?: useQuery.Options<NoInfer<KitchenQuery>, NoInfer<KitchenQueryVariables>>]
  : [options: useQuery.Options<NoInfer<KitchenQuery>, NoInfer<KitchenQueryVariables>> &
      ({ variables: KitchenQueryVariables } | { skip: true })]) {
  return useQuery(KitchenDocument, options as useQuery.Options<KitchenQuery, KitchenQueryVariables>);
}

export function useOrderQuery(...[options]: {} extends OrderQueryVariables
  ? [options?: useQuery.Options<NoInfer<OrderQuery>, NoInfer<OrderQueryVariables>>]
  : [options: useQuery.Options<NoInfer<OrderQuery>, NoInfer<OrderQueryVariables>> &
      ({ variables: OrderQueryVariables } | { skip: true })]) {
  return useQuery(OrderDocument, options as useQuery.Options<OrderQuery, OrderQueryVariables>);
}

export function useOrdersQuery(...[options]: {} extends OrdersQueryVariables
  ? [options?: useQuery.Options<NoInfer<OrdersQuery>, NoInfer<OrdersQueryVariables>>]
  : [options: useQuery.Options<NoInfer<OrdersQuery>, NoInfer<OrdersQueryVariables>> &
      ({ variables: OrdersQueryVariables } | { skip: true })]) {
  return useQuery(OrdersDocument, options as useQuery.Options<OrdersQuery, OrdersQueryVariables>);
}
export const possibleTypes: Record<string, string[]> = {"CancelOrderResult":["Order","OrderNotFound","TooLateToCancel"],"OrderProblem":["CartIsEmpty","CutOffPassed","DishUnavailable","FulfilmentUnavailable","KitchenPaused","KitchenUnavailable","PriceChanged","SoldOut"],"PlaceOrderResult":["CartIsEmpty","CutOffPassed","DishUnavailable","FulfilmentUnavailable","IdempotencyConflict","InvalidInput","KitchenPaused","KitchenUnavailable","Order","PriceChanged","SoldOut"],"Problem":["CartIsEmpty","CutOffPassed","DishUnavailable","EmailTaken","FulfilmentUnavailable","IdempotencyConflict","InvalidInput","KitchenPaused","KitchenUnavailable","OrderNotFound","PriceChanged","SoldOut","TooLateToCancel","TooManyAttempts","WrongCredentials"],"RegisterCustomerResult":["EmailTaken","InvalidInput","SignedIn","TooManyAttempts"],"SignInCustomerResult":["InvalidInput","SignedIn","TooManyAttempts","WrongCredentials"]};