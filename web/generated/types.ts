/* Made by `npm run codegen`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
    | { __typename: 'CartIsEmpty', message: string, field: string | null }
    | { __typename: 'CutOffPassed', message: string, field: string | null }
    | { __typename: 'DishUnavailable', message: string, field: string | null }
    | { __typename: 'FulfilmentUnavailable', message: string, field: string | null }
    | { __typename: 'IdempotencyConflict', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenPaused', message: string, field: string | null, until: string }
    | { __typename: 'KitchenUnavailable', message: string, field: string | null }
    | { __typename: 'Order', id: string }
    | { __typename: 'PriceChanged', message: string, field: string | null, total: { __typename: 'Money', cents: number, text: string } }
    | { __typename: 'SoldOut', message: string, field: string | null, platesLeft: number }
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
    { __typename: 'Supplier', id: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, platesLeft: number }>, city: { __typename: 'City', id: string, timeZone: string } }
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
