/* Made by `npm run codegen`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A delivery address to be saved. */
export type AddressInput = {
  /** The apartment or unit, at most 20 characters. */
  apartmentUnit?: string | null | undefined;
  /** The city. */
  city: string;
  /** The address to change; a new one when left out. */
  id?: string | null | undefined;
  /** True makes it the default in place of another; the first address is the default anyway. */
  isDefault?: boolean | null | undefined;
  /** What to call it, such as Home; at most 40 characters. */
  name: string;
  /** The two-letter state code. */
  state: string;
  /** The street, at least 2 characters. */
  streetName: string;
  /** Digits with an optional letter, such as 12B. */
  streetNumber: string;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

/** Something a dish contains that some people must avoid. */
export type Allergen =
  /** Contains egg. */
  | 'EGG'
  /** Contains fish. */
  | 'FISH'
  /** Contains milk, ghee, paneer or curd. */
  | 'MILK'
  /** Contains mustard seed or oil. */
  | 'MUSTARD'
  /** Contains peanuts. */
  | 'PEANUTS'
  /** Contains sesame. */
  | 'SESAME'
  /** Contains prawns or other shellfish. */
  | 'SHELLFISH'
  /** Contains soy. */
  | 'SOY'
  /** Contains cashew, almond or other tree nuts. */
  | 'TREE_NUTS'
  /** Contains wheat. */
  | 'WHEAT';

/** An order to be cancelled. */
export type CancelOrderInput = {
  /** The order. */
  orderId: string;
  /** Why, at most 300 characters; both sides read it. */
  reason?: string | null | undefined;
};

/** Who cancelled an order. */
export type CancelledBy =
  /** The marketplace. */
  | 'ADMIN'
  /** The customer. */
  | 'CUSTOMER'
  /** The kitchen. */
  | 'SUPPLIER';

/** A dish in the cart. */
export type CartLineInput = {
  /** The dish. */
  dishId: string;
  /** How many plates of it, from 1. */
  quantity: number;
};

/** A new password in place of the current one. */
export type ChangePasswordInput = {
  /** The password so far. */
  currentPassword: string;
  /** At least 6 characters, and not one of the commonest passwords. */
  newPassword: string;
};

/** A place on the map. */
export type Coordinates = {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
};

/** Who can eat a dish. */
export type Diet =
  /** Vegetarian but for egg. */
  | 'EGG'
  /** With meat, fish or seafood. */
  | 'NON_VEGETARIAN'
  /** Nothing from animals. */
  | 'VEGAN'
  /** No meat, fish or egg; may contain milk. */
  | 'VEGETARIAN';

/** How a meal gets to the customer. */
export type Fulfilment =
  /** The kitchen brings it. */
  | 'DELIVERY'
  /** The customer fetches it. */
  | 'PICKUP';

/** The meal of a day. */
export type MealWindowInput = {
  /** The meal of that day. */
  mealtime: Mealtime;
  /** The day it is eaten. */
  serviceDate: string;
};

/** The meal of the day that is ordered for. */
export type Mealtime =
  /** The morning meal. */
  | 'BREAKFAST'
  /** The evening meal. */
  | 'DINNER'
  /** The midday meal. */
  | 'LUNCH';

/** What is to change; what is left out stays. */
export type NotificationSettingsInput = {
  /** By e-mail. */
  email?: boolean | null | undefined;
  /** News of their orders. */
  orderUpdates?: boolean | null | undefined;
  /** Offers and new kitchens. */
  promotions?: boolean | null | undefined;
  /** On the device, while they are elsewhere. */
  push?: boolean | null | undefined;
  /** With a sound. */
  sound?: boolean | null | undefined;
};

/** Where an order stands. */
export type OrderStatus =
  /** It will not be cooked. */
  | 'CANCELLED'
  /** The customer has it. */
  | 'DELIVERED'
  /** It is on its way; deliveries only. */
  | 'OUT_FOR_DELIVERY'
  /** The kitchen has it. */
  | 'PLACED'
  /** It is being cooked. */
  | 'PREPARING'
  /** It can be fetched or brought. */
  | 'READY';

/** Where an order's money stands. */
export type PaymentStatus =
  /** To be paid; support arranges it. */
  | 'DUE'
  /** Paid. */
  | 'PAID'
  /** Paid and given back. */
  | 'REFUNDED';

/** An order to be placed. */
export type PlaceOrderInput = {
  /** Where to, as one line; needed for delivery. */
  deliveryAddress?: string | null | undefined;
  /** The total the customer saw, in cents; another one is refused. */
  expectedTotalCents: number;
  /** Delivery or pick-up. */
  fulfilment: Fulfilment;
  /** Names this attempt, 8 to 100 characters. Sent again with the same order it answers that order; with another order it is refused. */
  idempotencyKey: string;
  /** The dishes; at most 30. */
  lines: Array<CartLineInput>;
  /** The meal of that day. */
  mealtime: Mealtime;
  /** Words to the cook, at most 300 characters. */
  note?: string | null | undefined;
  /** The day it is to be eaten. */
  serviceDate: string;
  /** The kitchen. */
  supplierId: string;
};

/** What people may change about themselves. */
export type ProfileInput = {
  /** The name, at most 120 characters. */
  name: string;
  /** A phone number, such as (408) 555-0147. */
  phone: string;
};

/** A cart to be priced. */
export type QuoteCartInput = {
  /** Delivery or pick-up, if chosen. */
  fulfilment?: Fulfilment | null | undefined;
  /** The dishes; at most 30. */
  lines: Array<CartLineInput>;
  /** The meal of that day, if chosen. */
  mealtime?: Mealtime | null | undefined;
  /** The day it is to be eaten, if chosen. */
  serviceDate?: string | null | undefined;
  /** The kitchen the dishes are from. */
  supplierId: string;
};

/** What a person tells to open a customer account. */
export type RegisterCustomerInput = {
  /** The e-mail address; its case does not matter. */
  email: string;
  /** The name, at most 120 characters. */
  name: string;
  /** At least 6 characters, and not one of the commonest passwords. */
  password: string;
  /** A phone number, such as (408) 555-0147. */
  phone: string;
};

/** What a customer says about a delivered order. */
export type ReviewInput = {
  /** The order. */
  orderId: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Words, at most 1000 characters. */
  words?: string | null | undefined;
};

/** What somebody is in the marketplace. */
export type Role =
  /** Runs the marketplace. */
  | 'ADMIN'
  /** Orders meals. */
  | 'CUSTOMER'
  /** Runs a home kitchen. */
  | 'SUPPLIER';

/** What a customer signs in with. */
export type SignInCustomerInput = {
  /** The e-mail address; its case does not matter. */
  email: string;
  /** The password. */
  password: string;
};

/** Which kitchens to list. What is left out does not matter. */
export type SupplierFilter = {
  /** In the city of this name, whatever its case. */
  city?: string | null | undefined;
  /** In this city. */
  cityId?: string | null | undefined;
  /** Of this cuisine, such as Bengali. */
  cuisineType?: string | null | undefined;
  /** Rated at least this, 0 to 5. */
  minimumRating?: number | null | undefined;
  /** With plates left for this meal. */
  openFor?: MealWindowInput | null | undefined;
  /** In this state, by its two letters. */
  state?: string | null | undefined;
  /** Words in the name of the kitchen, cuisine or a dish. */
  text?: string | null | undefined;
};

/** The order of a list of kitchens. */
export type SupplierSort =
  /** The nearest first; needs near. */
  | 'DISTANCE'
  /** From A to Z. */
  | 'NAME'
  /** The best rated first. */
  | 'RATING';

export type AddressForm_addressFragment = { __typename: 'Address', id: string, name: string, streetNumber: string, streetName: string, apartmentUnit: string | null, city: string, state: string, zipCode: string, isDefault: boolean } & { ' $fragmentName'?: 'AddressForm_addressFragment' };

export type SavedAddressRow_addressFragment = (
  { __typename: 'Address', id: string, name: string, line: string, isDefault: boolean }
  & { ' $fragmentRefs'?: { 'AddressForm_addressFragment': AddressForm_addressFragment } }
) & { ' $fragmentName'?: 'SavedAddressRow_addressFragment' };

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<(
    { __typename: 'Address', id: string, name: string, line: string, isDefault: boolean }
    & { ' $fragmentRefs'?: { 'SavedAddressRow_addressFragment': SavedAddressRow_addressFragment;'AddressForm_addressFragment': AddressForm_addressFragment } }
  )> };

export type RemoveAddressMutationVariables = Exact<{
  id: string;
}>;


export type RemoveAddressMutation = { removeAddress:
    | { __typename: 'AddressNotFound', message: string }
    | { __typename: 'Removed', id: string }
   };

export type SaveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SaveAddressMutation = { saveAddress:
    | { __typename: 'Address', id: string, line: string, isDefault: boolean }
    | { __typename: 'AddressNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAddresses', message: string, field: string | null }
   };

export type ZipCitiesQueryVariables = Exact<{
  zipCode: string;
}>;


export type ZipCitiesQuery = { lookupZipCode: Array<{ __typename: 'ZipCode', zipCode: string, city: string, state: string }> };

export type ZipPlaceQueryVariables = Exact<{
  zipCode: string;
}>;


export type ZipPlaceQuery = { lookupZipCode: Array<{ __typename: 'ZipCode', zipCode: string, city: string, latitude: number, longitude: number }> };

export type CartKitchenCityQueryVariables = Exact<{
  supplierId: string;
}>;


export type CartKitchenCityQuery = { supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, name: string } } | null };

export type ReorderButton_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfilment: Fulfilment } & { ' $fragmentName'?: 'ReorderButton_orderFragment' };

export type QuoteCartQueryVariables = Exact<{
  input: QuoteCartInput;
}>;


export type QuoteCartQuery = { quoteCart: { __typename: 'CartQuote', plates: number, supplier: { __typename: 'Supplier', id: string, kitchenName: string, address: string, zipCode: string, offersDelivery: boolean, offersPickup: boolean, city: { __typename: 'City', id: string, timeZone: string } }, mealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null, lines: Array<{ __typename: 'QuotedLine', quantity: number, dish: { __typename: 'Dish', id: string, name: string, price: { __typename: 'Money', cents: number, text: string } }, lineTotal: { __typename: 'Money', cents: number, text: string } }>, total: { __typename: 'Money', cents: number, text: string }, problems: Array<
      | { __typename: 'CartIsEmpty', code: string, message: string }
      | { __typename: 'CutOffPassed', code: string, message: string }
      | { __typename: 'DishUnavailable', code: string, message: string, dishIds: Array<string> }
      | { __typename: 'FulfilmentUnavailable', code: string, message: string }
      | { __typename: 'KitchenPaused', code: string, message: string, until: string }
      | { __typename: 'KitchenUnavailable', code: string, message: string }
      | { __typename: 'PriceChanged', code: string, message: string }
      | { __typename: 'SoldOut', code: string, message: string, platesLeft: number }
    > } | null };

export type ReorderQueryVariables = Exact<{
  orderId: string;
}>;


export type ReorderQuery = { reorder: { __typename: 'Reorder', gone: Array<string>, changedPrices: Array<string>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, isActive: boolean, offersDelivery: boolean, offersPickup: boolean, nextMealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime } | null }, lines: Array<{ __typename: 'QuotedLine', quantity: number, dish: { __typename: 'Dish', id: string, name: string, price: { __typename: 'Money', cents: number } } }> } | null };

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

export type ActiveCitiesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ActiveCitiesQuery = { cities: { __typename: 'CityConnection', edges: Array<{ __typename: 'CityEdge', node: (
        { __typename: 'City', id: string, name: string, state: string, latitude: number, longitude: number, supplierCount: number }
        & { ' $fragmentRefs'?: { 'PlaceRow_cityFragment': PlaceRow_cityFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

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

export type NearestCitiesQueryVariables = Exact<{
  near: Coordinates;
}>;


export type NearestCitiesQuery = { nearestCities: Array<(
    { __typename: 'City', id: string, distanceMiles: number | null }
    & { ' $fragmentRefs'?: { 'PlaceRow_cityFragment': PlaceRow_cityFragment } }
  )> };

export type PlaceRow_cityFragment = { __typename: 'City', id: string, name: string, state: string, supplierCount: number } & { ' $fragmentName'?: 'PlaceRow_cityFragment' };

export type FavoriteToggle_supplierFragment = { __typename: 'Supplier', id: string, viewerHasFavorited: boolean } & { ' $fragmentName'?: 'FavoriteToggle_supplierFragment' };

export type FavoriteMarkQueryVariables = Exact<{
  supplierId: string;
}>;


export type FavoriteMarkQuery = { supplier: (
    { __typename: 'Supplier' }
    & { ' $fragmentRefs'?: { 'FavoriteToggle_supplierFragment': FavoriteToggle_supplierFragment } }
  ) | null };

export type FavoriteMarksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FavoriteMarksQuery = { favorites: { __typename: 'SupplierConnection', edges: Array<{ __typename: 'SupplierEdge', node: (
        { __typename: 'Supplier' }
        & { ' $fragmentRefs'?: { 'FavoriteToggle_supplierFragment': FavoriteToggle_supplierFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type FavoriteSupplierMutationVariables = Exact<{
  supplierId: string;
}>;


export type FavoriteSupplierMutation = { favoriteSupplier:
    | { __typename: 'KitchenNotFound', message: string }
    | { __typename: 'Supplier', id: string, viewerHasFavorited: boolean }
   };

export type UnfavoriteSupplierMutationVariables = Exact<{
  supplierId: string;
}>;


export type UnfavoriteSupplierMutation = { unfavoriteSupplier:
    | { __typename: 'KitchenNotFound', message: string }
    | { __typename: 'Supplier', id: string, viewerHasFavorited: boolean }
   };

export type DishRow_dishFragment = { __typename: 'Dish', id: string, name: string, description: string, diet: Diet, spiceLevel: number, allergens: Array<Allergen>, portion: string | null, isAvailable: boolean, price: { __typename: 'Money', cents: number, text: string } } & { ' $fragmentName'?: 'DishRow_dishFragment' };

export type KitchenClosedNote_supplierFragment = { __typename: 'Supplier', id: string, cookName: string, pausedUntil: string | null, isActive: boolean, mealWindows: Array<{ __typename: 'MealWindow', platesLeft: number }> } & { ' $fragmentName'?: 'KitchenClosedNote_supplierFragment' };

export type KitchenIntro_supplierFragment = { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, story: string | null, address: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, deliveryRadiusMiles: number } & { ' $fragmentName'?: 'KitchenIntro_supplierFragment' };

export type KitchenMenu_supplierFragment = { __typename: 'Supplier', id: string, cuisineType: string, menu: Array<{ __typename: 'MenuCategory', id: string, name: string, dishes: Array<(
      { __typename: 'Dish', id: string, name: string, isAvailable: boolean, price: { __typename: 'Money', cents: number } }
      & { ' $fragmentRefs'?: { 'DishRow_dishFragment': DishRow_dishFragment } }
    )> }> } & { ' $fragmentName'?: 'KitchenMenu_supplierFragment' };

export type KitchenReachQueryVariables = Exact<{
  id: string;
  near: Coordinates;
}>;


export type KitchenReachQuery = { supplier: { __typename: 'Supplier', id: string, offersDelivery: boolean, offersPickup: boolean, deliversTo: boolean } | null };

export type MealWindowChooser_supplierFragment = { __typename: 'Supplier', id: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number }>, city: { __typename: 'City', id: string, timeZone: string } } & { ' $fragmentName'?: 'MealWindowChooser_supplierFragment' };

export type NotificationSettings_settingsFragment = { __typename: 'NotificationSettings', orderUpdates: boolean, promotions: boolean, email: boolean, push: boolean, sound: boolean } & { ' $fragmentName'?: 'NotificationSettings_settingsFragment' };

export type ChangeNotificationSettingMutationVariables = Exact<{
  input: NotificationSettingsInput;
}>;


export type ChangeNotificationSettingMutation = { updateNotificationSettings: (
    { __typename: 'NotificationSettings' }
    & { ' $fragmentRefs'?: { 'NotificationSettings_settingsFragment': NotificationSettings_settingsFragment } }
  ) };

export type CancelOrder_orderFragment = { __typename: 'Order', id: string, orderNumber: string, viewerCanCancel: boolean, cancellableUntil: string } & { ' $fragmentName'?: 'CancelOrder_orderFragment' };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: PaymentStatus, cancelledBy: CancelledBy | null, cancellationReason: string | null, viewerCanCancel: boolean, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type OrderCard_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, unitPrice: { __typename: 'Money', text: string }, lineTotal: { __typename: 'Money', text: string } }>, total: { __typename: 'Money', text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderCard_orderFragment' };

export type OrderHandover_orderFragment = { __typename: 'Order', id: string, serviceDate: string, mealtime: Mealtime, servedFrom: string, servedUntil: string, fulfilment: Fulfilment, deliveryAddress: string | null, note: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, address: string, zipCode: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderHandover_orderFragment' };

export type OrderLines_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: PaymentStatus, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, unitPrice: { __typename: 'Money', text: string }, lineTotal: { __typename: 'Money', text: string } }>, total: { __typename: 'Money', text: string } } & { ' $fragmentName'?: 'OrderLines_orderFragment' };

export type OrderTimeline_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfilment: Fulfilment, cancelledBy: CancelledBy | null, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderTimeline_orderFragment' };

export type EditProfile_userFragment = { __typename: 'User', id: string, name: string, phone: string | null } & { ' $fragmentName'?: 'EditProfile_userFragment' };

export type UpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'User', id: string, name: string, email: string, phone: string | null, role: Role }
   };

export type PersonCard_userFragment = { __typename: 'User', id: string, name: string, email: string, phone: string | null, createdAt: string } & { ' $fragmentName'?: 'PersonCard_userFragment' };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasswordChanged', sessionsEnded: number, sessionId: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type DeleteMyAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount:
    | { __typename: 'AccountDeleted', deleted: boolean }
    | { __typename: 'OrdersUnderWay', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: string };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: { __typename: 'SignedOutEverywhere', sessionsEnded: number } };

export type KitchenReviews_supplierFragment = { __typename: 'Supplier', id: string, rating: number, totalRatings: number, reviews: { __typename: 'ReviewConnection', edges: Array<{ __typename: 'ReviewEdge', node: { __typename: 'Review', id: string, rating: number, words: string | null, authorName: string, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'KitchenReviews_supplierFragment' };

export type OrderReview_orderFragment = { __typename: 'Order', id: string, viewerCanReview: boolean, review: { __typename: 'Review', id: string, rating: number, words: string | null, createdAt: string } | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } & { ' $fragmentName'?: 'OrderReview_orderFragment' };

export type RateLink_orderFragment = { __typename: 'Order', id: string, viewerCanReview: boolean, review: { __typename: 'Review', id: string } | null } & { ' $fragmentName'?: 'RateLink_orderFragment' };

export type WriteReviewMutationVariables = Exact<{
  input: ReviewInput;
}>;


export type WriteReviewMutation = { writeReview:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotReviewable', message: string, field: string | null }
    | { __typename: 'OrderNotFound', message: string, field: string | null }
    | { __typename: 'Review', id: string, rating: number, words: string | null, authorName: string, createdAt: string }
   };

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
  near?: Coordinates | null | undefined;
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

export type FavoritesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FavoritesQuery = { favorites: { __typename: 'SupplierConnection', edges: Array<{ __typename: 'SupplierEdge', node: (
        { __typename: 'Supplier', id: string, isActive: boolean }
        & { ' $fragmentRefs'?: { 'KitchenCard_supplierFragment': KitchenCard_supplierFragment;'FavoriteToggle_supplierFragment': FavoriteToggle_supplierFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type KitchenQueryVariables = Exact<{
  id: string;
  reviewsAfter?: string | null | undefined;
}>;


export type KitchenQuery = { supplier: (
    { __typename: 'Supplier', id: string, kitchenName: string, isActive: boolean, offersDelivery: boolean, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, platesLeft: number }> }
    & { ' $fragmentRefs'?: { 'KitchenIntro_supplierFragment': KitchenIntro_supplierFragment;'KitchenClosedNote_supplierFragment': KitchenClosedNote_supplierFragment;'MealWindowChooser_supplierFragment': MealWindowChooser_supplierFragment;'KitchenMenu_supplierFragment': KitchenMenu_supplierFragment;'KitchenReviews_supplierFragment': KitchenReviews_supplierFragment } }
  ) | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings: (
    { __typename: 'NotificationSettings' }
    & { ' $fragmentRefs'?: { 'NotificationSettings_settingsFragment': NotificationSettings_settingsFragment } }
  ) };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: (
    { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus }
    & { ' $fragmentRefs'?: { 'OrderTimeline_orderFragment': OrderTimeline_orderFragment;'CancelOrder_orderFragment': CancelOrder_orderFragment;'OrderLines_orderFragment': OrderLines_orderFragment;'OrderHandover_orderFragment': OrderHandover_orderFragment;'OrderReview_orderFragment': OrderReview_orderFragment;'ReorderButton_orderFragment': ReorderButton_orderFragment } }
  ) | null };

export type OrdersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: (
        { __typename: 'Order', id: string }
        & { ' $fragmentRefs'?: { 'OrderCard_orderFragment': OrderCard_orderFragment;'RateLink_orderFragment': RateLink_orderFragment;'ReorderButton_orderFragment': ReorderButton_orderFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: (
    { __typename: 'User', id: string, email: string, role: Role }
    & { ' $fragmentRefs'?: { 'PersonCard_userFragment': PersonCard_userFragment;'EditProfile_userFragment': EditProfile_userFragment } }
  ) | null };

export type StatusQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusQuery = { cities: { __typename: 'CityConnection', nodes: Array<{ __typename: 'City', id: string, supplierCount: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };
