/* Made by `npm run codegen`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** City to add to the marketplace. Its coordinates come from its ZIP codes. */
export type AddCityInput = {
  /** Name, such as San Jose. */
  name: string;
  /** Two-letter state code. */
  state: string;
  /** IANA time zone; defaults to the one of its state and longitude. */
  timeZone?: string | null | undefined;
};

/** New passkey. */
export type AddPasskeyInput = {
  /** Token from startPasskey. */
  challenge: string;
  /** Name by which the viewer knows it, at most 60 characters. */
  name: string;
  /** Response of navigator.credentials.create as JSON, at most 16,000 characters. */
  response: string;
};

/** Note of staff. */
export type AddSupportNoteInput = {
  /** Kind of what it is about. */
  subject: NoteSubject;
  /** ID of that order, kitchen or person. */
  subjectId: string;
  /** Text for other staff, 1 to 2000 characters; may have several lines. */
  text: string;
};

/** Delivery address to be saved. */
export type AddressInput = {
  /** Apartment or unit, at most 20 characters. */
  apartmentUnit?: string | null | undefined;
  /** City. */
  city: string;
  /** ID of the address to change; omit it to add one. */
  id?: string | null | undefined;
  /** Whether it becomes the default instead of another; the first address is always the default. */
  isDefault?: boolean | null | undefined;
  /** Name of the address, such as Home; at most 40 characters. */
  name: string;
  /** Two-letter state code. */
  state: string;
  /** Street, at least 2 characters. */
  streetName: string;
  /** House number: digits with an optional letter, such as 12B. */
  streetNumber: string;
  /** Five digits, or ZIP+4. */
  zipCode: string;
};

/** Adjustment of the balance of a kitchen. */
export type AdjustBalanceInput = {
  /** Amount in cents; negative to deduct. */
  cents: number;
  /** New UUID as idempotency key; sent again it adjusts nothing more. */
  id: string;
  /** Reason, at most 300 characters; shown to the kitchen. */
  reason: string;
  /** ID of the kitchen. */
  supplierId: string;
};

/** Current dishes and prices of a tiffin plan that the customer agrees to. */
export type AgreeToTiffinPlanInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: Array<string> | null | undefined;
  /** Key of the contents that the customer was shown, as `CartQuote.contentsKey`: what changed since then is refused; null agrees to any contents. */
  expectedContentsKey?: string | null | undefined;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: number;
  /** ID of the plan. */
  planId: string;
};

/** Allergen in a dish. */
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

/** Announcement. */
export type AnnounceInput = {
  /** People whom it is for. */
  audience: Audience;
  /** ID of the city; null for all cities. */
  cityId?: string | null | undefined;
  /** Time from which it is shown; null, or a time in the past, for now. */
  from?: string | null | undefined;
  /** Plain text in Hindi, on one line, at most 280 characters; null or empty for English only. */
  hindiText?: string | null | undefined;
  /** Plain text in English, on one line, 1 to 280 characters. */
  text: string;
  /** Time at which it is no longer shown, at most 90 days after its start. */
  until: string;
};

/** Phase of an announcement. */
export type AnnouncementStatus =
  /** Shown now. */
  | 'IN_FORCE'
  /** No longer shown: its end has passed, or staff ended it. */
  | 'OVER'
  /** Not shown yet: its start is to come. */
  | 'WAITING';

/** Scope of an API token: one thing that it may do. Anything else is refused. */
export type ApiScope =
  /** Read figures of sales. */
  | 'ANALYTICS_READ'
  /** Read and export the audit trail. */
  | 'AUDIT_READ'
  /** Read the records of kitchens, listed or not. */
  | 'KITCHENS_READ'
  /** Read your menu, its prices and the meals you cook each week. */
  | 'MENU_READ'
  /** Read and change your menu, and the mealtimes and plates you cook. */
  | 'MENU_WRITE'
  /** Read orders with their addresses and payments, prep sheets and forecasts. */
  | 'ORDERS_READ'
  /** Read your orders, move them from one status to the next, and cancel them. */
  | 'ORDERS_WRITE'
  /** Read payments, refunds and payouts. */
  | 'PAYOUTS_READ'
  /** Move the clock of a sandbox forward. */
  | 'SANDBOX_WRITE'
  /** Send what the token may read as webhooks to addresses of its own choice. */
  | 'WEBHOOKS_WRITE';

/** People whom an announcement is for. */
export type Audience =
  /** Customers and visitors. */
  | 'CUSTOMERS'
  /** Customers, visitors and cooks. */
  | 'EVERYONE'
  /** Cooks of kitchens. */
  | 'KITCHENS';

/** Filter for audit events. Omitted fields do not filter. */
export type AuditFilter = {
  /** Action, such as KITCHEN_SUSPENDED. */
  action?: string | null | undefined;
  /** ID of the person who did it. */
  actorId?: string | null | undefined;
  /** Events at this time or later. */
  since?: string | null | undefined;
  /** IDs of subjects, such as an order and its payment. */
  subjectIds?: Array<string> | null | undefined;
  /** Kind of the subject, such as order. */
  subjectKind?: string | null | undefined;
  /** Substring of the name of the subject. */
  text?: string | null | undefined;
  /** Events before this time. */
  until?: string | null | undefined;
};

/** Order that an admin cancels, and the reason. */
export type CancelOrderByAdminInput = {
  /** ID of the order. */
  orderId: string;
  /** Reason, shown to the customer and the kitchen. */
  reason: string;
};

/** Order that the kitchen cannot cook. */
export type CancelOrderByKitchenInput = {
  /** ID of the order. */
  orderId: string;
  /** Reason, at most 300 characters; shown to the customer. */
  reason: string;
};

/** Order to cancel. */
export type CancelOrderInput = {
  /** ID of the order. */
  orderId: string;
  /** Reason, at most 300 characters; shown to customer and kitchen. */
  reason?: string | null | undefined;
};

/** Party that canceled an order. */
export type CanceledBy =
  /** The marketplace. */
  | 'ADMIN'
  /** The customer. */
  | 'CUSTOMER'
  /** The kitchen. */
  | 'SUPPLIER';

/** Dish in the cart. */
export type CartLineInput = {
  /** IDs of the choices made about it, enough of each group; none by default. */
  choiceIds?: Array<string> | null | undefined;
  /** ID of the dish. */
  dishId: string;
  /** Number of portions, from 1. */
  quantity: number;
};

/** Announcement as it is to be from now on. */
export type ChangeAnnouncementInput = {
  /** People whom it is for. */
  audience: Audience;
  /** ID of the city; null for all cities. */
  cityId?: string | null | undefined;
  /** Time from which it is shown; null, or a time in the past, for now. */
  from?: string | null | undefined;
  /** Plain text in Hindi, on one line, at most 280 characters; null or empty for English only. */
  hindiText?: string | null | undefined;
  /** ID of the announcement. */
  id: string;
  /** Revision that was read; refused with ANNOUNCEMENT_CONFLICT if it has another one. Null changes it all the same, as clients do that know no revision. */
  revision?: number | null | undefined;
  /** Plain text in English, on one line, 1 to 280 characters. */
  text: string;
  /** Time at which it is no longer shown, at most 90 days after its start. */
  until: string;
};

/** Codes that were mailed for a change of address. */
export type ChangeEmailInput = {
  /** Code from the new address; case, spaces and the dash do not matter. */
  newCode: string;
  /** New address; its case does not matter. */
  newEmail: string;
  /** Code from the current address; null when none was mailed there. */
  oldCode?: string | null | undefined;
};

/** Current and the new password. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: string;
  /** Password of at least 6 characters, of staff at least 12, and not one of the most common. */
  newPassword: string;
};

/** New role of a staff member, with the reason. */
export type ChangeStaffRoleInput = {
  /** ID of the staff member. */
  personId: string;
  /** Reason, at most 300 characters. */
  reason: string;
  /** New role. */
  staffRole: StaffRole;
};

/** Day of a tiffin plan, and what it has in place of what the plan has. */
export type ChangeTiffinDayInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: Array<string> | null | undefined;
  /** Delivery address of this day, as `PlaceOrderInput.deliveryAddress`; null for the plan's. Ignored for pickup. */
  deliveryAddress?: string | null | undefined;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: number;
  /** Dishes of this day, at most 30; none skips the day. */
  lines: Array<CartLineInput>;
  /** ID of the plan. */
  planId: string;
  /** Day, in the kitchen's time zone. */
  serviceDate: string;
};

/** Changes of a tiffin plan, from now on. */
export type ChangeTiffinPlanInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: Array<string> | null | undefined;
  /** Delivery address, as `PlaceOrderInput.deliveryAddress`; null leaves it as it is. Ignored for pickup. */
  deliveryAddress?: string | null | undefined;
  /** Last day, from today on within a year; null for a plan that runs until it is stopped. */
  endsOn?: string | null | undefined;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: number;
  /** Whether the customer agreed to `TiffinPlan.consent` with this total; refused if not. */
  hasConsented: boolean;
  /** Dishes of each meal, at most 30. */
  lines: Array<CartLineInput>;
  /** Note to the cook, at most 300 characters. */
  note?: string | null | undefined;
  /** ID of the plan. */
  planId: string;
  /** Version of the plan that the customer read; refused if it has another one. Null changes it all the same, as clients do that know no version. */
  version?: number | null | undefined;
  /** Delivery addresses of weekdays that have another one, each at most once. Ignored for pickup. */
  weekdayAddresses: Array<WeekdayAddressInput>;
  /** Weekdays, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<number>;
};

/** Change of a webhook endpoint. */
export type ChangeWebhookEndpointInput = {
  /** ID of the endpoint. */
  id: string;
  /** Kinds of events that it gets; empty for all that the viewer may read, with an API token those of its scopes. */
  types: Array<MarketplaceEventType>;
  /** Address that events are sent to: https, of the public internet, at most 500 characters. */
  url: string;
};

/** Outcome of a charge of a bill to a saved card. */
export type ChargeOutcome =
  /** Charge that the bank declined. */
  | 'DECLINED'
  /** Charge that staff gave up, so that the bill is paid otherwise. */
  | 'GIVEN_UP'
  /** Charge that the customer must confirm in person. */
  | 'NEEDS_AUTHENTICATION'
  /** Charge that was not made: the bill was settled, the card removed or the account disabled before. */
  | 'NOT_CHARGED'
  /** Charge that paid the bill. */
  | 'PAID';

/** Reason why a bill was not charged to the saved card. */
export type ChargeProblem =
  /** The bank declined the card. */
  | 'DECLINED'
  /** The bank wants its customer to confirm, so that the bill is to be paid in person. */
  | 'NEEDS_AUTHENTICATION';

/** Claim to an EIN that someone else registered. */
export type ClaimEinInput = {
  /** Code mailed to this address; case, spaces and the dash do not matter. */
  code: string;
  /** Name of the person to contact. */
  contactName: string;
  /** EIN, such as 12-3456789. */
  ein: string;
  /** Email address; its case does not matter. */
  email: string;
  /** Message, at most 1000 characters; may be empty. */
  message: string;
  /** Phone number, such as (408) 555-0147. */
  phone: string;
};

/** Status of a claim. */
export type ClaimStatus =
  /** Accepted by an admin; the EIN is reserved for the claimant. */
  | 'ACCEPTED'
  /** Waiting for the letter; deleted after a day without one. */
  | 'DRAFT'
  /** Waiting for a decision. */
  | 'OPEN'
  /** Rejected by an admin. */
  | 'REJECTED';

/** Days on which the kitchen does not cook. */
export type ClosureInput = {
  /** First closed day, today or later. */
  firstDay: string;
  /** ID of the closure to change; omit it to add a new one. */
  id?: string | null | undefined;
  /** Last closed day. */
  lastDay: string;
  /** Decision about open orders of newly closed days. Without it they are listed in a refusal, OrdersOnClosedDays. */
  openOrders?: OpenOrdersDecision | null | undefined;
  /** Reason, shown to customers, at most 120 characters. */
  reason: string;
  /** Version of the week that was read. */
  version: number;
};

/** Second factor of a sign-in: a code, or the response of a passkey. */
export type CompleteSignInInput = {
  /** Token of the sign-in that needs it. */
  challenge: string;
  /** Code of the authenticator app, or a recovery code; case, spaces and dashes do not matter. */
  code?: string | null | undefined;
  /** Response of navigator.credentials.get as JSON, at most 16,000 characters. */
  passkeyResponse?: string | null | undefined;
};

/** Figure of the orders that were due. */
export type ConductMeasureKind =
  /** Orders that the kitchen canceled. Those of customers and staff do not count. */
  | 'CANCELED'
  /** Delivered orders that were handed over late: for pickup when they were ready, otherwise when delivered. */
  | 'LATE'
  /** Delivered orders with a problem that the customer reported and an admin refunded. */
  | 'REFUNDED'
  /** Orders that were never marked as delivered nor canceled. */
  | 'UNFINISHED';

/** Status of a proposed step. */
export type ConductProposalStatus =
  /** Dismissed by an admin. */
  | 'DISMISSED'
  /** Waiting for a decision. */
  | 'OPEN'
  /** Taken by an admin. */
  | 'TAKEN'
  /** No longer needed: the figures changed, or the kitchen was suspended or closed. */
  | 'VOID';

/** Step of an admin about the orders of a kitchen, from the mildest on. */
export type ConductStep =
  /** The kitchen takes no new orders for some days. */
  | 'PAUSE'
  /** The kitchen is suspended until an admin reinstates it. */
  | 'SUSPEND'
  /** The kitchen is written to; nothing else happens. */
  | 'WARN';

/** Geographic coordinates. */
export type Coordinates = {
  /** Latitude in degrees north, -90 to 90. */
  latitude: number;
  /** Longitude in degrees east, -180 to 180. */
  longitude: number;
};

/** New API token. */
export type CreateApiTokenInput = {
  /** Number of days until it stops working, 1 to 366. */
  expiresInDays: number;
  /** Name by which its owner knows it, at most 60 characters. */
  name: string;
  /** Scopes that it gets, at least one. Kitchens and staff can give what they may do themselves. */
  scopes: Array<ApiScope>;
};

/** New webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** Kinds of events that it gets; empty for all that the viewer may read, with an API token those of its scopes. */
  types: Array<MarketplaceEventType>;
  /** Address that events are sent to: https, of the public internet, at most 500 characters. */
  url: string;
};

/** Kind of a decision. */
export type DecisionKind =
  /** The application was approved; the kitchen may sell. */
  | 'APPLICATION_APPROVED'
  /** The application was rejected until something is corrected. */
  | 'APPLICATION_REJECTED'
  /** A document was accepted. */
  | 'DOCUMENT_ACCEPTED'
  /** A document was rejected; another one is needed. */
  | 'DOCUMENT_REJECTED'
  /** The review was started. */
  | 'REVIEW_STARTED';

/** Diet mark of a dish. */
export type Diet =
  /** Vegetarian, but with egg. */
  | 'EGG'
  /** Food with meat, fish or seafood. */
  | 'NON_VEGETARIAN'
  /** Food without animal products. */
  | 'VEGAN'
  /** Food without meat, fish or egg; may contain milk. */
  | 'VEGETARIAN';

/** Promise about a dish without which a person does not eat it. */
export type DietNeed =
  /** Mark of a Jain dish. */
  | 'JAIN'
  /** Dish without egg. */
  | 'NO_EGG'
  /** Mark of a dish without onion and garlic; every Jain dish has it too. */
  | 'NO_ONION_GARLIC';

/** Diet that the menu of a kitchen suits. Only dishes on sale count. */
export type DietaryNeed =
  /** Menu with a Jain dish. */
  | 'JAIN'
  /** Menu on which no dish contains egg. */
  | 'NO_EGG'
  /** Menu with a dish without onion and garlic. */
  | 'NO_ONION_GARLIC'
  /** Menu with a vegan dish. */
  | 'VEGAN'
  /** Menu on which every dish is vegetarian or vegan. */
  | 'VEGETARIAN_KITCHEN';

/** Editable fields of a dish. */
export type DishInput = {
  /** Allergens in the dish; an empty list for none of them. Null until the cook gives them: only the cook sees such a dish, and it is not on sale. */
  allergens?: Array<Allergen> | null | undefined;
  /** ID of the category. */
  categoryId: string;
  /** Description for customers, at most 400 characters. */
  description: string;
  /** Diet mark. */
  diet: Diet;
  /** ID of the dish to change; omit it to add a new one. */
  id?: string | null | undefined;
  /** Whether it is on sale; requires allergens. */
  isAvailable: boolean;
  /** Whether it is a tiffin of the day: what is in it differs from meal to meal (MealMenu.contents), while its price, diet, marks and all allergens that may be in it stay. */
  isTiffinOfTheDay: boolean;
  /** Promises of the cook, such as that it is Jain. */
  marks: Array<DishMark>;
  /** Meals for which it is cooked, at least one. */
  mealtimes: Array<Mealtime>;
  /** Name on the menu, at most 80 characters. */
  name: string;
  /** Groups of choices that customers have, such as bread; at most 8, and none for most dishes. */
  optionGroups: Array<OptionGroupInput>;
  /** Number of the kitchen's plates that one portion takes: 1, or 4 for a family pot for four. */
  plates: number;
  /** Portion size, such as 12 oz or 3 pieces; null if not given. */
  portion?: string | null | undefined;
  /** Most portions sold for one meal; null when the kitchen's plates alone limit them. */
  portionLimit?: number | null | undefined;
  /** Price of one plate in cents. */
  priceCents: number;
  /** Spice level from 0, not spicy, to 3, very hot. */
  spiceLevel: number;
  /** Version that was read; required with an ID. */
  version?: number | null | undefined;
  /** Weekdays on which it is cooked, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<number>;
};

/** Promise of a cook about a dish. */
export type DishMark =
  /** Vegetarian, without onion, garlic, potato or any other root vegetable. */
  | 'JAIN'
  /** Without onion and garlic; every Jain dish has this mark too. */
  | 'NO_ONION_GARLIC';

/** Proposal to dismiss, with the reason. */
export type DismissConductProposalInput = {
  /** ID of the proposal. */
  proposalId: string;
  /** Reason for the audit trail, at most 300 characters. The kitchen does not read it. */
  reason: string;
};

/** Status of a dispute. */
export type DisputeStatus =
  /** The inquiry ended without a dispute. */
  | 'CLOSED'
  /** The bank is asking and has not taken money; a refund ends it. */
  | 'INQUIRY'
  /** The customer keeps the money. */
  | 'LOST'
  /** The bank has taken the money and is waiting for evidence. */
  | 'NEEDS_RESPONSE'
  /** The bank is reviewing the evidence. */
  | 'UNDER_REVIEW'
  /** The bank returned the money. */
  | 'WON';

/** Status of an uploaded document. */
export type DocumentStatus =
  /** Accepted by an admin. */
  | 'APPROVED'
  /** Rejected by an admin. */
  | 'REJECTED'
  /** Waiting for a decision. */
  | 'SUBMITTED'
  /** Stored, but not submitted yet. */
  | 'UPLOADED';

/** Way to prove a second factor. */
export type FactorWay =
  /** Code of the authenticator app. */
  | 'AUTHENTICATOR'
  /** Passkey of the account. */
  | 'PASSKEY'
  /** Recovery code, which works once. */
  | 'RECOVERY_CODE';

/** Feature that staff can open for some cities or a part of the people, and close again. */
export type Feature =
  /** Customers can review orders from kitchens of the city. Reviews stay, and can be changed, when it is closed. */
  | 'REVIEWS'
  /** Customers can start tiffin plans at kitchens of the city. Running plans continue when it is closed. */
  | 'TIFFIN_PLANS'
  /** Cooks of the city can add webhooks for their programs, and staff while it is open in all cities. Existing webhooks keep working when it is closed. */
  | 'WEBHOOKS';

/** Part of the people for whom a feature is open. */
export type FeatureStatus =
  /** Closed for everyone. */
  | 'OFF'
  /** Open for everyone. */
  | 'ON'
  /** Open for a part of the people in some cities or in all. */
  | 'PART';

/** Way a meal gets to the customer. */
export type Fulfillment =
  /** The kitchen delivers it. */
  | 'DELIVERY'
  /** The customer picks it up. */
  | 'PICKUP';

/** Status of a held order. */
export type HeldOrderStatus =
  /** Plates are reserved until it is paid or the hold ends. */
  | 'HELD'
  /** Paid, and now an order with the same ID. */
  | 'PLACED'
  /** Abandoned or not paid in time; its plates were released. */
  | 'RELEASED';

/** Household to be saved. */
export type HouseholdInput = {
  /** All of its people, at most 12; who is left out is removed. */
  people: Array<HouseholdMemberInput>;
  /** Version that the customer read; refused if the household has another one. */
  version: number;
};

/** Person of a household, and what they do not eat. */
export type HouseholdMemberInput = {
  /** Least strict diet that the person eats; null when they eat all of them. */
  diet?: Diet | null | undefined;
  /** Allergens that the person only dislikes. */
  dislikes: Array<Allergen>;
  /** UUID of the person; a new person comes with a new one. */
  id: string;
  /** First name, at most 40 characters. */
  name: string;
  /** Promises about a dish without which the person does not eat it. */
  needs: Array<DietNeed>;
  /** Allergens that the person never eats; an order with one of them is asked about. */
  never: Array<Allergen>;
};

/** Person to invite to the staff. */
export type InviteStaffInput = {
  /** Email address; its case does not matter. */
  email: string;
  /** Role that the person will have. */
  staffRole: StaffRole;
};

/** Problem that a customer had with an order. */
export type IssueReason =
  /** Dishes were missing. */
  | 'MISSING_DISHES'
  /** Order that did not arrive. */
  | 'NOT_ARRIVED'
  /** Other problem; see `words`. */
  | 'OTHER'
  /** Food that was cold, spoiled or not as described. */
  | 'POOR_QUALITY'
  /** Dishes were delivered that were not ordered. */
  | 'WRONG_DISHES';

/** Details that an invited person enters to join the staff. */
export type JoinStaffInput = {
  /** Name, at most 120 characters. */
  name: string;
  /** Password of at least 12 characters, and not one of the most common. */
  password: string;
  /** Token from the link in the invitation. */
  token: string;
};

/** Decision of an admin about a kitchen, with the reason. */
export type KitchenDecisionInput = {
  /** Reason, at most 300 characters. */
  reason: string;
  /** ID of the kitchen. */
  supplierId: string;
};

/** Photo that a kitchen shows itself by. */
export type KitchenPhotoKind =
  /** Portrait of the cook. */
  | 'COOK'
  /** Kitchen and its food. */
  | 'COVER';

/** Language of texts. */
export type Language =
  /** English. */
  | 'EN'
  /** Hindi. */
  | 'HI';

/** Kind of an event that programs can follow. */
export type MarketplaceEventType =
  /** The profile of a kitchen changed, or it was paused, resumed or closed. In webhooks: kitchen.changed. */
  | 'KITCHEN_CHANGED'
  /** A suspended kitchen can take orders again. In webhooks: kitchen.reinstated. */
  | 'KITCHEN_REINSTATED'
  /** A kitchen was suspended. In webhooks: kitchen.suspended. */
  | 'KITCHEN_SUSPENDED'
  /** The menu or the meals of a kitchen changed. In webhooks: menu.changed. */
  | 'MENU_CHANGED'
  /** An order was canceled. In webhooks: order.canceled. */
  | 'ORDER_CANCELED'
  /** An order of a closed or suspended kitchen was confirmed. In webhooks: order.confirmed. */
  | 'ORDER_CONFIRMED'
  /** A customer reported a problem with an order. In webhooks: order.issue_reported. */
  | 'ORDER_ISSUE_REPORTED'
  /** A kitchen moved an order to its next status. In webhooks: order.moved. */
  | 'ORDER_MOVED'
  /** A kitchen undid its last step with an order. In webhooks: order.move_undone. */
  | 'ORDER_MOVE_UNDONE'
  /** The payment of an order was received. In webhooks: order.paid. */
  | 'ORDER_PAID'
  /** An order was placed. In webhooks: order.placed. */
  | 'ORDER_PLACED'
  /** Contents of an ordered dish changed; its customer can cancel until delivery. In webhooks: order.reopened. */
  | 'ORDER_REOPENED'
  /** A payout was made; it is paid next. In webhooks: payout.made. */
  | 'PAYOUT_MADE'
  /** A payout was paid. In webhooks: payout.paid. */
  | 'PAYOUT_PAID'
  /** A refund of an order was made. In webhooks: refund.made. */
  | 'REFUND_MADE'
  /** A customer reviewed an order. In webhooks: review.written. */
  | 'REVIEW_WRITTEN'
  /** The bill of a week of tiffin plans was made. In webhooks: tiffin_bill.made. */
  | 'TIFFIN_BILL_MADE'
  /** The bill of a week of tiffin plans is overdue. In webhooks: tiffin_bill.overdue. */
  | 'TIFFIN_BILL_OVERDUE'
  /** The bill of a week of tiffin plans was paid. In webhooks: tiffin_bill.paid. */
  | 'TIFFIN_BILL_PAID'
  /** The bill of a week of tiffin plans no longer has to be paid. In webhooks: tiffin_bill.voided. */
  | 'TIFFIN_BILL_VOIDED'
  /** A day of a tiffin plan has no meal: it was not ordered in time. In webhooks: tiffin_day.missed. */
  | 'TIFFIN_DAY_MISSED'
  /** The order of a day of a tiffin plan was refused for now. In webhooks: tiffin_day.refused. */
  | 'TIFFIN_DAY_REFUSED'
  /** A tiffin plan or a day of it changed. In webhooks: tiffin_plan.changed. */
  | 'TIFFIN_PLAN_CHANGED'
  /** A customer started a tiffin plan. In webhooks: tiffin_plan.started. */
  | 'TIFFIN_PLAN_STARTED';

/** Content of a tiffin of the day for one meal. */
export type MealContentInput = {
  /** ID of the dish. */
  dishId: string;
  /** Words of the cook, such as Dal makhani, jeera rice, 3 roti; at most 200 characters. */
  text: string;
};

/** Menu for one or more meals. */
export type MealMenuInput = {
  /** Contents of those of its dishes that are a tiffin of the day, each at most once; without those not written yet. */
  contents: Array<MealContentInput>;
  /** IDs of the dishes cooked for these meals, at most 100; an empty list when nothing is cooked. Null for the usual dishes. */
  dishIds?: Array<string> | null | undefined;
  /** Meals, each of which is in one menu only. */
  meals: Array<MealWindowInput>;
};

/** Mealtime on a day. */
export type MealWindowInput = {
  /** Mealtime of that day. */
  mealtime: Mealtime;
  /** Service date of the meal. */
  serviceDate: string;
};

/** Meal of the day. */
export type Mealtime =
  /** Morning meal. */
  | 'BREAKFAST'
  /** Evening meal. */
  | 'DINNER'
  /** Midday meal. */
  | 'LUNCH';

/** Plan of a mealtime for some weekdays. */
export type MealtimePlanInput = {
  /** Cut-off for orders in minutes from midnight of the day; negative for the day before. */
  cutOffMinutes: number;
  /** Meal of those days. */
  mealtime: Mealtime;
  /** Number of plates, at most the capacity per day. */
  plates: number;
  /** Start of serving in minutes from midnight. */
  servedFromMinutes: number;
  /** End of serving in minutes from midnight. */
  servedUntilMinutes: number;
  /** Version of the week that was read. */
  version: number;
  /** Weekdays, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<number>;
};

/** Effect of a row of a menu file. */
export type MenuRowChange =
  /** Adds a dish. */
  | 'ADDED'
  /** Changes a dish on the menu. */
  | 'CHANGED'
  /** Matches a dish on the menu. */
  | 'UNCHANGED';

/** Two cities to merge. */
export type MergeCityInput = {
  /** ID of the city to merge away; its kitchens move. */
  cityId: string;
  /** ID of the city the kitchens move to, in the same state and time zone. */
  intoCityId: string;
};

/** Order to move to its next status. */
export type MoveOrderInput = {
  /** Status the kitchen saw; refused if the order has another one. */
  from: OrderStatus;
  /** ID of the order. */
  orderId: string;
  /** Next status. */
  to: OrderStatus;
};

/** Orders to move to the same next status. */
export type MoveOrdersInput = {
  /** IDs of the orders, at most 100; one that is listed twice moves once. */
  orderIds: Array<string>;
  /** Next status of each of them. */
  to: OrderStatus;
};

/** Kind of what a note of staff is about. */
export type NoteSubject =
  /** Kitchen. */
  | 'KITCHEN'
  /** Order. */
  | 'ORDER'
  /** Customer, or cook as a person; never staff. */
  | 'PERSON';

/** Changes to the settings; omitted fields stay as they are. */
export type NotificationSettingsInput = {
  /** Whether to send email. */
  email?: boolean | null | undefined;
  /** Whether to send updates about their orders. */
  orderUpdates?: boolean | null | undefined;
  /** Whether to send push notifications to their devices. */
  push?: boolean | null | undefined;
  /** Whether to play a sound. */
  sound?: boolean | null | undefined;
};

/** Subject of a notification. */
export type NotificationType =
  /** An API token of the account got a secret, its first or a new one; emailed to people who turned email off as well. */
  | 'API_SECRET_ISSUED'
  /** An application was approved: the kitchen may sell. */
  | 'APPLICATION_APPROVED'
  /** An application needs corrections. */
  | 'APPLICATION_REJECTED'
  /** A claim to the tax ID of a kitchen waits for a decision; sent to staff who review kitchens. */
  | 'CLAIM_FILED'
  /** A meal with ordered tiffins of the day is close, and what is in them is not written; sent to its kitchen. */
  | 'CONTENTS_UNWRITTEN'
  /** An order is out for delivery. */
  | 'DELIVERY_ASSIGNED'
  /** A kitchen changed the allergens or the diet mark of an ordered dish; sent to its customer. */
  | 'DISH_CHANGED'
  /** A bank decided a dispute; sent to the kitchen. */
  | 'DISPUTE_CLOSED'
  /** A document of an application must be sent again. */
  | 'DOCUMENT_REJECTED'
  /** A customer reported a problem with an order; sent to its kitchen and its customer. */
  | 'ISSUE_REPORTED'
  /** An admin paused a kitchen because of its orders. */
  | 'KITCHEN_PAUSED'
  /** A kitchen that was suspended, or paused by an admin, may sell again. */
  | 'KITCHEN_REINSTATED'
  /** A kitchen was suspended from selling. */
  | 'KITCHEN_SUSPENDED'
  /** An admin wrote to a kitchen about its orders. */
  | 'KITCHEN_WARNED'
  /** The account was used on a new device and network; emailed to people who turned email off as well. */
  | 'NEW_DEVICE'
  /** An order was canceled; sent to its kitchen and its customer. */
  | 'ORDER_CANCELED'
  /** An order remains valid although its kitchen is closed that day or takes no new orders; sent to its customer. */
  | 'ORDER_CONFIRMED'
  /** An order was delivered. */
  | 'ORDER_DELIVERED'
  /** An order that was announced as ready or on its way is not yet. */
  | 'ORDER_NOT_READY'
  /** An order was placed; sent to its kitchen and its customer. */
  | 'ORDER_PLACED'
  /** An order for delivery is ready. */
  | 'ORDER_READY'
  /** The password of the account was changed or reset; emailed to people who turned email off as well. */
  | 'PASSWORD_CHANGED'
  /** A payment matter needs an admin. */
  | 'PAYMENT_ATTENTION'
  /** An order was paid. */
  | 'PAYMENT_COMPLETED'
  /** A customer disputed the payment of an order with their bank; sent to its kitchen. */
  | 'PAYMENT_DISPUTED'
  /** An order is ready for pickup. */
  | 'PICKUP_READY'
  /** A payment was refunded, in full or in part. */
  | 'REFUND_MADE'
  /** The review of an application has started. */
  | 'REVIEW_STARTED'
  /** The second factors of the account changed, or a recovery code was used; emailed to people who turned email off as well. */
  | 'SECOND_FACTOR_CHANGED'
  /** A bill of tiffin plans was not charged because the bank wants its customer to confirm; sent to its customer, and emailed to people who turned email off as well. */
  | 'TIFFIN_BILL_AUTHENTICATION'
  /** A bill of tiffin plans was not charged because the bank declined the saved card; sent to its customer, and emailed to people who turned email off as well. */
  | 'TIFFIN_BILL_DECLINED'
  /** The bill of a week of tiffin plans was made; sent to its customer. */
  | 'TIFFIN_BILL_MADE'
  /** A bill of tiffin plans is unpaid past its due time; sent to its customer, and emailed to people who turned email off as well. */
  | 'TIFFIN_BILL_OVERDUE'
  /** The payment of a bill of tiffin plans was recorded; sent to its customer. */
  | 'TIFFIN_BILL_PAID'
  /** The card payment of a bill came too late and is refunded; sent to its customer. */
  | 'TIFFIN_BILL_RETURNED'
  /** A bill of tiffin plans is not to be paid any more; sent to its customer. */
  | 'TIFFIN_BILL_VOID'
  /** A customer agreed to a changed tiffin plan, or to its new prices or contents; sent to them with the words they agreed to, and emailed to people who turned email off as well. */
  | 'TIFFIN_CONSENT_GIVEN'
  /** Credit that no tiffin plan needed for 30 days is to be paid back; sent to its customer. */
  | 'TIFFIN_CREDIT_ASKED_BACK'
  /** The kitchen of a tiffin plan closes on days of the plan; sent to its customer. */
  | 'TIFFIN_DAYS_CLOSED'
  /** The kitchen of a tiffin plan cooks after all on days it was to be closed; sent to its customer. */
  | 'TIFFIN_DAYS_REOPENED'
  /** A day of a tiffin plan has no meal; sent to its customer. */
  | 'TIFFIN_DAY_MISSED'
  /** Days of a tiffin plan wait for the given reason; sent to its customer. */
  | 'TIFFIN_DAY_REFUSED'
  /** Someone in the household never eats what a tiffin plan ordered, and its cut-off has passed; sent to its customer. */
  | 'TIFFIN_ORDER_BREAKS_DIET'
  /** The kitchen of a tiffin plan closed for good; sent to its customer. */
  | 'TIFFIN_PLAN_ENDED'
  /** The kitchen of a tiffin plan was suspended; sent to its customer. */
  | 'TIFFIN_PLAN_INTERRUPTED'
  /** A tiffin plan was started; sent to its customer with the words they agreed to, and emailed to people who turned email off as well. */
  | 'TIFFIN_PLAN_STARTED'
  /** A tiffin plan waits until its customer has paid; sent to its kitchen. */
  | 'TIFFIN_PLAN_WAITS'
  /** A meal of a tiffin plan costs more than its customer agreed to; sent to them, and emailed to people who turned email off as well. */
  | 'TIFFIN_PRICE_RAISED'
  /** Spots of a full tiffin plan became free and are reserved for 48 hours; sent to the first customer in line. */
  | 'TIFFIN_SPOTS_RESERVED'
  /** A waiting list ended, or the wait no longer fits the plan that the cook changed; sent to its customer. */
  | 'TIFFIN_WAIT_ENDED'
  /** The address or the secret of a webhook of the account was chosen; emailed to people who turned email off as well. */
  | 'WEBHOOK_CHANGED'
  /** A webhook of the account was disabled: its address accepted nothing for three days, or answered 410; emailed to people who turned email off as well. */
  | 'WEBHOOK_DISABLED';

/** Status of an application. */
export type OnboardingStatus =
  /** The kitchen may sell. */
  | 'APPROVED'
  /** Waiting for a review. */
  | 'DOCUMENTS_SUBMITTED'
  /** The kitchen is collecting its documents. */
  | 'PENDING'
  /** The kitchen has to correct it and submit it again. */
  | 'REJECTED'
  /** Under review by an admin. */
  | 'UNDER_REVIEW';

/** Item of the onboarding checklist. */
export type OnboardingStepId =
  /** Allergen control plan. */
  | 'ALLERGEN_CONTROL'
  /** Bank account for payouts. */
  | 'BANK_ACCOUNT'
  /** General liability insurance. */
  | 'BUSINESS_INSURANCE'
  /** Food service license. */
  | 'BUSINESS_LICENSE'
  /** Registration of the business. */
  | 'BUSINESS_REGISTRATION'
  /** Food handler's certificate. */
  | 'FOOD_HANDLERS'
  /** Food safety procedures. */
  | 'FOOD_SAFETY_PROCEDURES'
  /** GMP certificate. */
  | 'GMP'
  /** HACCP certificate. */
  | 'HACCP'
  /** Halal certificate. */
  | 'HALAL'
  /** Health department permit. */
  | 'HEALTH_PERMIT'
  /** Kosher certificate. */
  | 'KOSHER'
  /** Non-disclosure agreement. */
  | 'NDA'
  /** Organic certificate. */
  | 'ORGANIC'
  /** Product liability insurance. */
  | 'PRODUCT_LIABILITY'
  /** Quality control plan. */
  | 'QUALITY_CONTROL'
  /** Raw material specifications. */
  | 'RAW_MATERIALS'
  /** Supplier agreement. */
  | 'SUPPLIER_AGREEMENT'
  /** Letter with the EIN of the business. */
  | 'TAX_ID'
  /** Report of a third-party audit. */
  | 'THIRD_PARTY_AUDIT';

/** Decision about open orders of days on which the kitchen closes. */
export type OpenOrdersDecision =
  /** Cancels and fully refunds them; their customers are notified. */
  | 'CANCEL'
  /** Keeps them for the kitchen to cook; their customers are notified. */
  | 'KEEP';

/** Kind of work that waits for staff. */
export type OpenWorkKind =
  /** Applications submitted or under review. */
  | 'APPLICATIONS'
  /** Steps proposed because of the orders of a kitchen. */
  | 'CONDUCT_PROPOSALS'
  /** Credit of tiffin plans that customers asked back. */
  | 'CREDIT_ASKED_BACK'
  /** Delivered orders of the last 30 days whose payment is due. */
  | 'DUE_ORDERS'
  /** EIN claims with a letter and without a decision. */
  | 'EIN_CLAIMS'
  /** Refunds that failed and must be settled by hand. */
  | 'FAILED_REFUNDS'
  /** Open orders whose serving time is over. */
  | 'LATE_ORDERS'
  /** Disputes without a decision. */
  | 'OPEN_DISPUTES'
  /** Open orders whose kitchen is closed that day, suspended or disabled. */
  | 'ORDERS_TO_DECIDE'
  /** Problems that customers reported, not handled yet. */
  | 'ORDER_ISSUES'
  /** Weekly bills of tiffin plans that are overdue. */
  | 'OVERDUE_BILLS'
  /** Payouts that are not paid yet. */
  | 'PENDING_PAYOUTS'
  /** Tasks that the card provider refused. */
  | 'PROVIDER_FAILURES'
  /** Card payments and disputes that match no payment. */
  | 'UNMATCHED_PAYMENTS';

/** One of the choices of a dish. */
export type OptionChoiceInput = {
  /** Allergens that it adds to those of the dish; an empty list for none. */
  allergens: Array<Allergen>;
  /** Diet of the choice, where it is less strict than that of the dish; null when it is not. */
  diet?: Diet | null | undefined;
  /** UUID of the choice; a new choice comes with a new one. */
  id: string;
  /** Name of the choice, at most 60 characters. */
  name: string;
  /** Cents that it adds to the price of a portion, from 0 to 10000. */
  priceCents: number;
};

/** Something that customers choose about a dish. */
export type OptionGroupInput = {
  /** Choices, 1 to 20; each can be chosen once. */
  choices: Array<OptionChoiceInput>;
  /** UUID of the group; a new group comes with a new one. */
  id: string;
  /** Fewest choices, from 0, when it may be left out, to 10. */
  least: number;
  /** Most choices, from 1 to 10. */
  most: number;
  /** Name of what is chosen, such as Bread; at most 60 characters. */
  name: string;
};

/** Payment status of an order. */
export type OrderPaymentStatus =
  /** Not paid yet; support arranges payment. */
  | 'DUE'
  /** Paid. */
  | 'PAID'
  /** Paid and fully refunded. */
  | 'REFUNDED';

/** Status of an order. */
export type OrderStatus =
  /** Canceled; it is not cooked. */
  | 'CANCELED'
  /** The customer has it. */
  | 'DELIVERED'
  /** On its way; delivery orders only. */
  | 'OUT_FOR_DELIVERY'
  /** The kitchen has received it. */
  | 'PLACED'
  /** Being cooked. */
  | 'PREPARING'
  /** Ready for pickup or delivery. */
  | 'READY';

/** Started payment, and the card of a sandbox that pays it. */
export type PayBySandboxCardInput = {
  /** Card that pays. */
  card: SandboxCard;
  /** Secret of the payment that was started: its `clientSecret`. */
  clientSecret: string;
  /** Whether its owner authenticated, for a card that needs it; null while they were not asked. */
  isAuthenticated?: boolean | null | undefined;
};

/** Way money moves. */
export type PaymentMethod =
  /** Arranged by support, outside of the card provider. */
  | 'BY_HAND'
  /** Through the card provider. */
  | 'CARD'
  /** From the customer's credit at the kitchen, and refunded to it. */
  | 'CREDIT';

/** Reason why a card payment matches no payment of ours. */
export type PaymentMismatch =
  /** The amount differs from the total of the order. */
  | 'OTHER_AMOUNT'
  /** Payment in another currency than US dollars. */
  | 'OTHER_CURRENCY'
  /** Payment that names another order than it was started for, or none. */
  | 'OTHER_ORDER'
  /** A customer disputes a payment that we never started. */
  | 'UNKNOWN_DISPUTE'
  /** Payment that we never started. */
  | 'UNKNOWN_PAYMENT';

/** Status of a payment. */
export type PaymentStatus =
  /** Canceled: nothing was paid, and it can no longer be paid. */
  | 'CANCELED'
  /** The customer can still pay. */
  | 'OPEN'
  /** The money arrived after its order was gone and is fully refunded. */
  | 'RETURNED'
  /** The money was received. */
  | 'SUCCEEDED';

/** Way a kitchen was paid. */
export type PayoutMethod =
  /** Paid by support, outside of the card provider. */
  | 'BY_HAND'
  /** Paid by the card provider, to the kitchen's account there. */
  | 'TRANSFER';

/** Status of a payout. */
export type PayoutStatus =
  /** Paid. */
  | 'PAID'
  /** Created; the kitchen is paid within 5 business days. */
  | 'PENDING'
  /** Not sent, because the bank of a customer disputes an order of it. What is left to pay is part of another payout. Listed only with updatedSince. */
  | 'WITHDRAWN';

/** Decision of an admin about an account, with the reason. */
export type PersonDecisionInput = {
  /** ID of the person. */
  personId: string;
  /** Reason, at most 300 characters. */
  reason: string;
};

/** Order to place. */
export type PlaceOrderInput = {
  /** IDs of the conflicts in `CartQuote.dietConflicts` that the customer accepts; none by default. An order with another one is refused. Without a household there is none. */
  acceptedDietConflicts?: Array<string> | null | undefined;
  /** Delivery address on one line: number street [unit], city, state zip, like `Address.line`; city, state and ZIP code must match. Required for delivery. */
  deliveryAddress?: string | null | undefined;
  /** Total the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: number;
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Idempotency key, 8 to 100 characters. Sent again with the same request it returns the same order; with another request it is refused. */
  idempotencyKey: string;
  /** Dishes, at most 30. */
  lines: Array<CartLineInput>;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Note to the cook, at most 300 characters. */
  note?: string | null | undefined;
  /** Service date. */
  serviceDate: string;
  /** ID of the kitchen. */
  supplierId: string;
};

/** Kind of a change of an order after the cut-off. */
export type PrepChangeKind =
  /** Placed: its plates were held before the cut-off and paid after it. */
  | 'ADDED'
  /** Canceled, by its customer, the kitchen or the marketplace. */
  | 'CANCELED';

/** Urgency of a notification. */
export type Priority =
  /** Worth knowing right away. */
  | 'HIGH'
  /** Worth keeping for the record. */
  | 'LOW'
  /** Worth knowing today. */
  | 'MEDIUM'
  /** Needs action now. */
  | 'URGENT';

/** Stable code of a refusal for programs. Each value says what to do about it. */
export type ProblemCode =
  /** The email address belongs to an account that is not staff, or to staff: no two share one. Use another email address. */
  | 'ADDRESS_IN_USE'
  /** The viewer has no such address. Read the addresses again: this one was removed. */
  | 'ADDRESS_NOT_FOUND'
  /** A dish cannot go on sale before its allergens are given. Give the allergens of the dish, an empty list for none, and put it on sale then. */
  | 'ALLERGENS_UNANSWERED'
  /** Nothing was left to change: someone else was faster. Read the object again; do not repeat the request. */
  | 'ALREADY_DONE'
  /** The address belongs to a staff member, enabled or disabled. Enable the staff member again, or change their role. */
  | 'ALREADY_STAFF'
  /** The amount differs from the total of the order. Read the order again and send its total. */
  | 'AMOUNT_DIFFERS'
  /** The announcement was changed since this revision was read. Read the announcement again, and send what is still needed with its revision. */
  | 'ANNOUNCEMENT_CONFLICT'
  /** No announcement has this ID. Read the announcements again and use an ID from there. */
  | 'ANNOUNCEMENT_NOT_FOUND'
  /** The API token has expired, so it gets no new secret. Create a new API token, and revoke this one. */
  | 'API_TOKEN_EXPIRED'
  /** The viewer has no such API token. Read `apiTokens` again: this one was revoked. */
  | 'API_TOKEN_NOT_FOUND'
  /** The status of the application does not allow this; someone else may have changed it. Read the application again and decide by its present status. */
  | 'APPLICATION_MOVED'
  /** The application does not exist, or the viewer may not see it. Read the applications again and use an ID from there. */
  | 'APPLICATION_NOT_FOUND'
  /** The bill is already paid. Read the bill again; do not pay it twice. */
  | 'BILL_ALREADY_PAID'
  /** The amount is not that of the bill. Read the bill again and send its amount. */
  | 'BILL_AMOUNT_DIFFERS'
  /** The bill no longer has to be paid. Read the bills again, and pay the one that replaces it if there is one. */
  | 'BILL_IS_VOID'
  /** The decision can no longer be undone: the time is over, or a later decision depends on it. Make a new decision instead. */
  | 'CANNOT_UNDO'
  /** The cart is empty. Add a dish, then order. */
  | 'CART_IS_EMPTY'
  /** The category still has dishes. Move or remove its dishes first. */
  | 'CATEGORY_NOT_EMPTY'
  /** The request for a second factor has expired, was used, or was tried too often; begin again. Begin the sign-in or the proof from its first step. */
  | 'CHALLENGE_EXPIRED'
  /** The choices of some dishes are missing, too many, or no longer offered. Read the options of the listed dishes again and let the customer choose. */
  | 'CHOICES_CHANGED'
  /** The cities cannot be merged: the same city, different states or time zones, or ordering in the first is stopped. Choose another city of the same state and time zone, or allow ordering in the first again. */
  | 'CITIES_CANNOT_MERGE'
  /** The marketplace already has a city of this name and state. Use the existing city. */
  | 'CITY_EXISTS'
  /** The city has kitchens, so it cannot be removed. Merge the city into another one instead. */
  | 'CITY_HAS_KITCHENS'
  /** No city has this ID. Read `cities` again and use an ID from there. */
  | 'CITY_NOT_FOUND'
  /** No ZIP code belongs to a city of this name, so its coordinates are unknown. Check the spelling of the name, and the state. */
  | 'CITY_UNKNOWN'
  /** The kitchen with the EIN is approved; it must be suspended before the claim is accepted. Suspend the kitchen first, then accept the claim. */
  | 'CLAIMED_KITCHEN_SELLS'
  /** No claim has this ID. Read the claims again and use an ID from there. */
  | 'CLAIM_NOT_FOUND'
  /** The clock of the sandbox would be further ahead of real time than it may be. Move it less far, or start a sandbox with an empty database. */
  | 'CLOCK_TOO_FAR_AHEAD'
  /** The kitchen is already closed on some of these days. Choose days on which the kitchen is open, or remove the other closure. */
  | 'CLOSURES_OVERLAP'
  /** No closure has this ID. Read the closures again: this one was removed. */
  | 'CLOSURE_NOT_FOUND'
  /** The email with the code or link could not be sent. Request it again in a few minutes. */
  | 'CODE_NOT_SENT'
  /** The proposed step was decided by someone else, or is no longer needed, as `status` says. Read the proposal again: nothing is left to decide about it. */
  | 'CONDUCT_PROPOSAL_CLOSED'
  /** No proposed step has this ID. Read `conductProposals` again and use an ID from there. */
  | 'CONDUCT_PROPOSAL_NOT_FOUND'
  /** The amount is not what can be returned of the credit. Read the credit again and send its `askedBackAmount`, or its `amount` if that is null. */
  | 'CREDIT_AMOUNT_DIFFERS'
  /** Plans, unpaid orders or an open bill need the credit. Stop the plan, and settle its unpaid meals and bills first. */
  | 'CREDIT_IS_NEEDED'
  /** The kitchen takes no more orders for this meal. Choose a later meal. */
  | 'CUT_OFF_PASSED'
  /** The kitchen is closed on this day of the tiffin plan. Nothing is ordered or billed for this day; choose another one. */
  | 'DAY_CLOSED'
  /** The order of this day, or of a day of this plan, is being placed at this moment. Read the days again in a few seconds, then repeat the request. */
  | 'DAY_IS_BEING_ORDERED'
  /** The order of this day cannot be replaced, and stays as it is. Leave the day as it is, or skip it and order once instead. */
  | 'DAY_STAYS_ORDERED'
  /** Someone in the household never eats some dishes, and the customer did not accept them. Show the conflicts to the customer, and send those that they accept as `acceptedDietConflicts`. */
  | 'DIET_NOT_ACCEPTED'
  /** Dishes of the tiffin plan have other allergens, diet or marks than when it was agreed. Show the customer what changed and let them agree to the plan again. */
  | 'DISHES_CHANGED'
  /** Some dishes are not, or no longer, on the menu. Read the menu again and leave the missing dishes out. */
  | 'DISHES_NOT_ON_MENU'
  /** The kitchen cooks some dishes for other meals only. Leave the listed dishes out, or choose a meal that the kitchen cooks them for. */
  | 'DISH_NOT_COOKED'
  /** The dish is not on the viewer's menu. Read the menu again: the dish was removed. */
  | 'DISH_NOT_FOUND'
  /** No order of the meal has the dish. Read the prep sheet again: the orders with the dish were canceled. */
  | 'DISH_NOT_ORDERED'
  /** Some dishes cannot be ordered for this meal. Leave the listed dishes out, or choose another meal. */
  | 'DISH_UNAVAILABLE'
  /** Mandatory documents are not accepted yet. Accept the mandatory documents first. */
  | 'DOCUMENTS_NOT_ACCEPTED'
  /** The document is already decided, or was replaced. Read the application again and decide about its current documents. */
  | 'DOCUMENT_ALREADY_DECIDED'
  /** The document does not exist, or the viewer may not see it. Read the application again and use an ID from there. */
  | 'DOCUMENT_NOT_FOUND'
  /** A kitchen with this EIN is already registered. Sign in to the kitchen, or claim the EIN if it is yours. */
  | 'EIN_TAKEN'
  /** The link is unknown, expired or already used. Request a new link. */
  | 'EMAIL_LINK_INVALID'
  /** The email address of the account is not confirmed, which another unpaid order and a second factor need. Let the customer open the link in the email, or request another one. */
  | 'EMAIL_NOT_PROVEN'
  /** An account with this email address already exists. Sign in with this address, or register with another one. */
  | 'EMAIL_TAKEN'
  /** No such background job waits: it was tried again, dismissed, or given up 30 days ago. Read `failedJobs` again: someone else was faster. */
  | 'FAILED_JOB_NOT_FOUND'
  /** The setting of the feature was changed since it was read. Read the setting again, and send the change with its version. */
  | 'FEATURE_CHANGED'
  /** The feature is closed, or not open to the viewer in this city yet. Do not offer it to this viewer in this city; read `openFeatures` again later. */
  | 'FEATURE_NOT_AVAILABLE'
  /** The file is larger than 10 MiB. Send a smaller file. */
  | 'FILE_TOO_LARGE'
  /** The viewer must prove again who they are: the last proof is older than 10 minutes. Call `proveAgain`, then send the request again within 10 minutes. */
  | 'FRESH_PROOF_NEEDED'
  /** The kitchen does not offer delivery or pickup, or the address is too far to deliver (field deliveryAddress). Choose pickup, another address, or another kitchen. */
  | 'FULFILLMENT_UNAVAILABLE'
  /** The plates of the order were held for its payment and have been released. Place the order again. */
  | 'HOLD_ENDED'
  /** The household changed after the viewer read it, for example in another window. Read the household again, apply the change to what it is now, and save that. */
  | 'HOUSEHOLD_CONFLICT'
  /** The idempotency key was already used for a different request. Use a new key for a new request, and the same one only to repeat the same request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The content of the file is not of an accepted type. Send a file of a type that `message` names; its content is inspected, not its name. */
  | 'INVALID_FILE_TYPE'
  /** A value in the request is not valid. Correct the value that `field` names, as `message` says, and send it again. */
  | 'INVALID_INPUT'
  /** The file cannot be read at all. Send a CSV file like the template, encoded in UTF-8. */
  | 'INVALID_MENU_FILE'
  /** No open invitation has this ID. Read the invitations again: this one is over. */
  | 'INVITATION_NOT_FOUND'
  /** The invitation is open, but its email could not be sent; it can be sent again. Send the invitation again in a few minutes. */
  | 'INVITATION_NOT_SENT'
  /** The invitation was used, withdrawn, sent again or has expired, or its sender may no longer invite. Ask an owner for a new invitation. */
  | 'INVITATION_OVER'
  /** A problem with this order was already reported. Read the order: it shows the problem that was reported. */
  | 'ISSUE_ALREADY_REPORTED'
  /** No problem was reported with this order. Read the order again; there is nothing to handle. */
  | 'ISSUE_NOT_FOUND'
  /** Order is not on its way or late yet, or its meal was too long ago. Wait until the order is on its way or late; after the limit of days, contact support. */
  | 'ISSUE_NOT_REPORTABLE'
  /** The marketplace has no such queue of background jobs. Read the names of the queues in `backgroundWork`. */
  | 'JOB_QUEUE_NOT_FOUND'
  /** The viewer's kitchen is not approved yet, so it cannot publish photos. Wait until the application of the kitchen is approved. */
  | 'KITCHEN_NOT_APPROVED'
  /** No kitchen has this ID. Read `suppliers` again and use an ID from there. */
  | 'KITCHEN_NOT_FOUND'
  /** The kitchen pauses for a while. Order for a day after the pause, or from another kitchen. */
  | 'KITCHEN_PAUSED'
  /** An admin paused the kitchen; its cook can end the pause on the day in `until`. Wait until the day in `until`, or contact support. */
  | 'KITCHEN_PAUSED_BY_STAFF'
  /** The kitchen does not take orders or does not exist. Choose another kitchen. */
  | 'KITCHEN_UNAVAILABLE'
  /** The account must have a second factor, and this is its only one. Add another second factor before removing this one. */
  | 'LAST_SECOND_FACTOR'
  /** The cut-off of some meals has passed, so their menus stay. Leave these meals out and send the others again. */
  | 'MEALS_CLOSED'
  /** The kitchen does not cook this meal, or these dishes for it, on some of the weekdays. Choose weekdays, a meal and dishes that the kitchen cooks. */
  | 'MEAL_NOT_COOKED'
  /** The category is not on the viewer's menu. Read the menu again: the category was removed. */
  | 'MENU_CATEGORY_NOT_FOUND'
  /** The record changed after the viewer read it, for example in another window. Read the record again, apply the change to what it is now, and save that. */
  | 'MENU_CONFLICT'
  /** The menu holds no more of these. Remove what is no longer offered first. */
  | 'MENU_IS_FULL'
  /** The viewer's kitchen is not approved yet, so its menu and week cannot be edited. Wait until the application of the kitchen is approved. */
  | 'MENU_NOT_OPEN'
  /** Some rows of the file are invalid, so nothing was stored. Correct the cells in `errors`, and import the whole file again. */
  | 'MENU_ROWS_INVALID'
  /** Money of the kitchen or the customer is not settled yet. Settle the refunds and payouts first. */
  | 'MONEY_OUTSTANDING'
  /** Staff may not disable themselves, change their own role, remove their own lost second factors, or send themselves a link for a new password, and the last owner stays an owner. Do what `message` names; for most of it, ask another owner. */
  | 'MUST_STAY'
  /** The order is already paid or canceled. Read the order again; do not charge anything. */
  | 'NOTHING_TO_PAY'
  /** No refund or payout to settle has this ID. Read the refunds and payouts again: this one is settled already. */
  | 'NOTHING_TO_SETTLE'
  /** The viewer has no such notification. Read the notifications again. */
  | 'NOTIFICATION_NOT_FOUND'
  /** The tiffin plan has no meal on this day, or it is over. Read the coming days of the plan and choose one of them. */
  | 'NOT_A_PLAN_DAY'
  /** The server is not a sandbox, or takes cards of Stripe. Start a server of your own with `SANDBOX=on`, for its cards without keys of Stripe. */
  | 'NOT_A_SANDBOX'
  /** The order is not delivered, its meal is not served yet, or it is too late to change the review. Wait until the meal is served; after the limit the review stays as it is. */
  | 'NOT_REVIEWABLE'
  /** The account has no second factor. Add a second factor first, if the account needs one. */
  | 'NO_SECOND_FACTOR'
  /** Staff have stopped ordering in the city or everywhere, for the reason in the message. Show the reason, and order again after `until`, or once `City.orderingStopped` is null. */
  | 'ORDERING_STOPPED'
  /** The days to close have open orders; the kitchen must keep or cancel them. Ask the cook whether to keep or to cancel the orders, and send that choice as `openOrders`. */
  | 'ORDERS_ON_CLOSED_DAYS'
  /** The viewer has orders that are neither delivered nor canceled. Cancel the orders, or wait until they are delivered. */
  | 'ORDERS_UNDER_WAY'
  /** Another request was faster: the order no longer has the status in `from`. Read the order again and choose a step from its present status. */
  | 'ORDER_MOVED_ON'
  /** The order does not exist or is not within reach of the viewer. Check the ID and who is signed in. */
  | 'ORDER_NOT_FOUND'
  /** The viewer has no such passkey. Read the passkeys again: this one was removed. */
  | 'PASSKEY_NOT_FOUND'
  /** The passkey is unknown, or its response is not valid. Try again with a passkey of this account, or use another second factor. */
  | 'PASSKEY_REFUSED'
  /** The passkey was already added to an account. Use the passkey as it is, or create another one. */
  | 'PASSKEY_TAKEN'
  /** The email with the link for a new password could not be sent; it can be sent again. Send the link again in a few minutes. */
  | 'PASSWORD_LINK_NOT_SENT'
  /** The link for a new password was used, sent again or has expired, or its sender may no longer manage staff. Ask an owner for a new link. */
  | 'PASSWORD_LINK_OVER'
  /** The payment is disputed; the bank holds the money until it decides. Wait for the decision of the bank; do not refund it. */
  | 'PAYMENT_DISPUTED'
  /** Online payment is disabled because the API keys of the card provider are not set. Pay at delivery or pickup; operators set the keys of the card provider. */
  | 'PAYMENT_NOT_CONFIGURED'
  /** No payment has this ID. Read the payments again and use an ID from there. */
  | 'PAYMENT_NOT_FOUND'
  /** The card provider is unavailable or refused the request; nothing was charged. Send the same request again in a minute; nothing is charged twice. */
  | 'PAYMENT_UNAVAILABLE'
  /** The card provider already paid this; paying it by hand would pay it twice. Do not pay it by hand; read the payout again. */
  | 'PAYOUT_AT_PROVIDER'
  /** The card provider was asked to pay this before its keys were removed; an admin must check whether it did. Look it up at the card provider; if there is no transfer, confirm that with `hasNoTransfer`. */
  | 'PAYOUT_UNCONFIRMED'
  /** The card provider was asked to pay this, and may have done so. Wait for the answer of the card provider, then read the payout again. */
  | 'PAYOUT_UNDER_WAY'
  /** No person has this ID. Search for the person and use an ID from there. */
  | 'PERSON_NOT_FOUND'
  /** The photo would not look good. Send a photo of at least the size that `message` names. */
  | 'PHOTO_TOO_SMALL'
  /** Someone in the household never eats some dishes of the plan, which was not agreed to. Show the conflicts to the customer, and let them agree, change the plan, or skip the day. */
  | 'PLAN_BREAKS_DIET'
  /** A bill of the tiffin plan is unpaid past its due time. Pay the bill; the plan continues then. */
  | 'PLAN_IS_UNPAID'
  /** The plates of the meal exceed the capacity of the kitchen for a day. Lower the plates of the meal, or raise the capacity of the kitchen first. */
  | 'PLATES_BEYOND_CAPACITY'
  /** The total differs from the one the customer saw. Quote the cart again, show the new total, and order with it once the customer agrees. */
  | 'PRICE_CHANGED'
  /** The viewer has no such device. Read the devices again, or add this one. */
  | 'PUSH_DEVICE_NOT_FOUND'
  /** Too many refunds of this payment were requested at the same time; this one was not made. Read the payment again in a minute, and refund what is left. */
  | 'REFUNDS_UNDER_WAY'
  /** The refund exceeds what is left of the payment, or the plates of a dish. Read the payment again and refund at most what is left. */
  | 'REFUND_TOO_LARGE'
  /** The kitchen cannot join, or a field is missing or invalid. Show `message`; when `field` is set, correct that field and send it again. */
  | 'REGISTRATION_REFUSED'
  /** The password cannot be reset by email: the account is of an admin, or of a kitchen, which has none. Admins ask an owner for a link; kitchens sign in by a mailed code. */
  | 'RESET_UNAVAILABLE'
  /** The viewer has no saved card with this ID. Read the saved card again; it may have been removed. */
  | 'SAVED_CARD_NOT_FOUND'
  /** The account may not itself do what the scope allows, so it cannot give it to a token. Leave the scope out, or let an account create the token that may do this. */
  | 'SCOPE_NOT_YOURS'
  /** The account has a second factor, which this path cannot ask for: sign in on the website, or by GraphQL. Sign in by GraphQL and complete it with `completeSignIn`. */
  | 'SECOND_FACTOR_NEEDED'
  /** No such session of the viewer is open. Read the open sessions again: this one has ended. */
  | 'SESSION_NOT_FOUND'
  /** The meal does not have enough plates left. Choose another meal, or fewer plates. */
  | 'SOLD_OUT'
  /** Required items of the checklist are not complete. Complete the items that `message` names, then submit again. */
  | 'STEPS_INCOMPLETE'
  /** This item of the checklist is already done. Read the checklist again; do not repeat the request. */
  | 'STEP_ALREADY_DONE'
  /** This item of the checklist cannot be changed during its review or after it is accepted. Wait for the decision; what is rejected can be changed again. */
  | 'STEP_CLOSED'
  /** This step does not follow the current status of the order. Read the order again and choose a step that follows its status. */
  | 'STEP_NOT_POSSIBLE'
  /** The step is the next one but too early: the meal still takes orders, or is not served yet. Send it again after `possibleFrom`. */
  | 'STEP_TOO_EARLY'
  /** No bill of tiffin plans has this ID. Read the bills again and use an ID from there. */
  | 'TIFFIN_BILL_NOT_FOUND'
  /** No credit that the viewer may change has this ID. Read the credits again and use an ID from there. */
  | 'TIFFIN_CREDIT_NOT_FOUND'
  /** The offered tiffin plan has no spot left on some of the weekdays for so many people. Choose other weekdays or fewer people, or join the waiting list. */
  | 'TIFFIN_OFFER_FULL'
  /** The kitchen offers as many tiffin plans as are allowed. Withdraw an offered plan first. */
  | 'TIFFIN_OFFER_LIMIT'
  /** No tiffin plan is offered under this ID. Read the plans that the kitchen offers again. */
  | 'TIFFIN_OFFER_NOT_FOUND'
  /** The tiffin plan was changed since this version was read. Read the plan again, apply the change to what it is now, and save that. */
  | 'TIFFIN_PLAN_CONFLICT'
  /** The viewer has as many tiffin plans as are allowed. Stop a plan first. */
  | 'TIFFIN_PLAN_LIMIT'
  /** The viewer has no tiffin plan with this ID. Read the plans of the viewer again and use an ID from there. */
  | 'TIFFIN_PLAN_NOT_FOUND'
  /** The tiffin plan was stopped. Start a new plan. */
  | 'TIFFIN_PLAN_STOPPED'
  /** The waiting list is as long as is allowed, the viewer is on as many as are allowed, or they did not use spots that were reserved for them in the last week. Leave another waiting list first, or try again later. */
  | 'TIFFIN_WAITLIST_LIMIT'
  /** The meal does not have enough portions left of some dishes. Lower the quantities of the listed dishes, or choose another meal. */
  | 'TOO_FEW_PORTIONS'
  /** The order can no longer be canceled. Contact the kitchen or support. */
  | 'TOO_LATE_TO_CANCEL'
  /** The step cannot be undone, or it is too late to undo it. Contact support if the step was wrong. */
  | 'TOO_LATE_TO_UNDO'
  /** The viewer has reached the maximum number of addresses. Remove an address first. */
  | 'TOO_MANY_ADDRESSES'
  /** As many announcements as are allowed are shown or waiting. End an announcement that is shown or waiting, and write this one again. */
  | 'TOO_MANY_ANNOUNCEMENTS'
  /** The viewer has reached the maximum number of API tokens. Revoke an API token first. */
  | 'TOO_MANY_API_TOKENS'
  /** Too many attempts in a short time; wait and try again. Wait for `retryAfterSeconds`, then send the same request again. */
  | 'TOO_MANY_ATTEMPTS'
  /** The limit of planned closures is reached. Remove a closure first. */
  | 'TOO_MANY_CLOSURES'
  /** The kitchen has reached its storage limit. Contact support, which can make room. */
  | 'TOO_MANY_DOCUMENTS'
  /** The viewer has as many exports under way, or started as many in a day, as one may have. Read `exports` and wait until one of them is ready. */
  | 'TOO_MANY_EXPORTS'
  /** The viewer has reached the maximum number of passkeys. Remove a passkey first. */
  | 'TOO_MANY_PASSKEYS'
  /** The viewer has as many webhook endpoints as one may have. Remove a webhook endpoint first. */
  | 'TOO_MANY_WEBHOOK_ENDPOINTS'
  /** No kitchen is registered with this EIN. Check the EIN, or register the kitchen. */
  | 'UNKNOWN_EIN'
  /** The limit of unpaid plates is reached; it applies until the first order of an account is delivered, and to all such accounts of one network together. Order at most `platesLeft` plates, cancel an unneeded order, or ask support to arrange payment. */
  | 'UNPAID_PLATES_LIMIT'
  /** The file did not arrive completely. Send the whole file again. */
  | 'UPLOAD_FAILED'
  /** The viewer has no such webhook delivery. Read `webhookDeliveries` again: deliveries are kept for 30 days. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The webhook endpoint is disabled. Call `enableWebhookEndpoint` once the address accepts events. */
  | 'WEBHOOK_ENDPOINT_DISABLED'
  /** The viewer has no such webhook endpoint. Read `webhookEndpoints` again, and use an ID from there. */
  | 'WEBHOOK_ENDPOINT_NOT_FOUND'
  /** The week changed after the viewer read it, for example in another window. Read the week again, apply the change to what it is now, and save that. */
  | 'WEEK_CONFLICT'
  /** The code is wrong, expired, or was tried too often. Ask for the code again, or request a new one. */
  | 'WRONG_CODE'
  /** The email address or the password is wrong. Ask the person again; repeated attempts are limited. */
  | 'WRONG_CREDENTIALS'
  /** The EIN is malformed. Send nine digits, such as 12-3456789. */
  | 'WRONG_EIN_FORMAT';

/** Profile fields that people can change. */
export type ProfileInput = {
  /** Name, at most 120 characters. */
  name: string;
  /** Phone number, such as (408) 555-0147. */
  phone: string;
};

/** Way in which a signed-in person proves who they are. */
export type ProofWay =
  /** Code of the authenticator app. */
  | 'AUTHENTICATOR'
  /** Code mailed to the address of the account. */
  | 'MAILED_CODE'
  /** Passkey of the account. */
  | 'PASSKEY'
  /** Password of the account. */
  | 'PASSWORD'
  /** Recovery code, which works once. */
  | 'RECOVERY_CODE';

/** Proof of who the viewer is, by one of the ways that startProof returned. */
export type ProveAgainInput = {
  /** Token from startProof. */
  challenge: string;
  /** Code of the authenticator app, or a recovery code; case, spaces and dashes do not matter. */
  code?: string | null | undefined;
  /** Code from the email that mailSignInCode sends. */
  mailedCode?: string | null | undefined;
  /** Response of navigator.credentials.get as JSON, at most 16,000 characters. */
  passkeyResponse?: string | null | undefined;
  /** Password. */
  password?: string | null | undefined;
};

/** Request to the card provider. */
export type ProviderTask =
  /** Charges a bill of tiffin plans to the saved card of its customer. */
  | 'CHARGE_BILL'
  /** Deletes a saved card that was removed. */
  | 'FORGET_CARD'
  /** Stops the payment of a held order whose time is over, so that its plates are free. */
  | 'RELEASE_HOLD'
  /** Saves the card that a bill was paid with, as its customer agreed. */
  | 'SAVE_CARD'
  /** Pays a kitchen to its account with the card provider. */
  | 'SEND_PAYOUT'
  /** Sends money back to a card. */
  | 'SEND_REFUND'
  /** Makes sure that a payment cannot be made any more. */
  | 'STOP_PAYMENT';

/** Whether a task is tried again by itself. */
export type ProviderTaskStatus =
  /** Refused too often; needs an admin. */
  | 'NEEDS_ATTENTION'
  /** Tried again at growing intervals. */
  | 'RETRYING';

/** Device as its browser describes it for web push. */
export type PushDeviceInput = {
  /** Secret shared with the device. */
  auth: string;
  /** URL at which the browser’s push service takes messages for it. */
  endpoint: string;
  /** Browser and system, such as Chrome on Android; at most 60 characters. */
  name?: string | null | undefined;
  /** Public key that messages are encrypted with. */
  p256dh: string;
  /** Public key (`pushKey`) that the browser subscribed with. Keys are changed from time to time, and a device gets messages by its own key only; null when it is not known, and each key is tried. */
  serverKey?: string | null | undefined;
};

/** Cart to price. */
export type QuoteCartInput = {
  /** Delivery address on one line that ends with a ZIP code; ignored for pickup. */
  deliveryAddress?: string | null | undefined;
  /** Delivery or pickup, if chosen. */
  fulfillment?: Fulfillment | null | undefined;
  /** Dishes, at most 30. */
  lines: Array<CartLineInput>;
  /** Meal of that day, if chosen. */
  mealtime?: Mealtime | null | undefined;
  /** Service date, if chosen. */
  serviceDate?: string | null | undefined;
  /** ID of the kitchen that cooks the dishes. */
  supplierId: string;
};

/** Cause of a refund. */
export type RefundCause =
  /** An admin decided it. */
  | 'ADMIN'
  /** The order was canceled. */
  | 'CANCELED'
  /** The money arrived after the hold had ended. */
  | 'LATE_PAYMENT';

/** Number of plates of an order line. */
export type RefundLineInput = {
  /** Position of the line on the order, from 1. */
  position: number;
  /** Number of plates. */
  quantity: number;
};

/** Refund of order lines, of an amount, or of everything that is left. */
export type RefundPaymentInput = {
  /** Amount in cents, instead of lines; both together are refused. */
  amountCents?: number | null | undefined;
  /** Idempotency key, 8 to 100 characters; sent again it refunds nothing more, with another request it is refused. */
  idempotencyKey: string;
  /** Plates to refund, if not all. */
  lines?: Array<RefundLineInput> | null | undefined;
  /** Payment to refund. */
  paymentId: string;
  /** Reason, at most 300 characters; shown to the customer and the kitchen. */
  reason: string;
};

/** Status of a refund. */
export type RefundStatus =
  /** Not sent; support settles it by hand. */
  | 'FAILED'
  /** Decided, not sent yet. */
  | 'PENDING'
  /** The card provider is sending it. */
  | 'SENT'
  /** The money was returned. */
  | 'SUCCEEDED';

/** Details of a new customer account. */
export type RegisterCustomerInput = {
  /** Email address; its case does not matter. */
  email: string;
  /** Name, at most 120 characters. */
  name: string;
  /** Password of at least 6 characters, and not one of the most common. */
  password: string;
  /** Phone number, such as (408) 555-0147. */
  phone: string;
};

/** Details of a home kitchen, from the three steps of the registration. */
export type RegisterSupplierInput = {
  /** Number and street. */
  address: string;
  /** Kind of business; only home_kitchen can join. */
  businessType?: string | null | undefined;
  /** City; one that is new is added as coming soon. */
  city: string;
  /** Name of the cook; defaults to the name of the kitchen. */
  cookName?: string | null | undefined;
  /** Kind of cooking, such as South Indian. */
  cuisineType: string;
  /** Band of meals per day: 5-10, 11-25, 26-50, 51-100 or 100+. */
  dailyCapacity: string;
  /** Description of the food, in a sentence or two. */
  description?: string | null | undefined;
  /** Employer Identification Number, such as 12-3456789. */
  ein: string;
  /** Email address to sign in with; its case does not matter. */
  email: string;
  /** Whether the kitchen has a commercial license. */
  hasCommercialLicense?: boolean | null | undefined;
  /** Confirms that the cook cooks in their own home kitchen. */
  homeKitchenAgreement: boolean;
  /** Whether it is a restaurant or a food truck. */
  isRestaurant?: boolean | null | undefined;
  /** Place of the kitchen: home, commercial or shared; only home can join. */
  kitchenLocation: string;
  /** Name customers will see. */
  kitchenName: string;
  /** Language in which the cook gets emails; English if left out. */
  language?: Language | null | undefined;
  /** Phone number, such as (408) 555-0147. */
  phone: string;
  /** Two-letter state code. */
  state: string;
  /** Five digits. */
  zipCode: string;
};

/** Rejection of an application. */
export type RejectApplicationInput = {
  /** Application. */
  applicationId: string;
  /** Explanation of what the kitchen has to correct, at most 500 characters. */
  reason: string;
};

/** Rejection of a document. */
export type RejectDocumentInput = {
  /** Document. */
  documentId: string;
  /** Explanation of what the kitchen has to correct, at most 500 characters. */
  reason: string;
};

/** Mealtime to remove from some weekdays. */
export type RemoveMealtimePlanInput = {
  /** Meal of those days. */
  mealtime: Mealtime;
  /** Version of the week that was read. */
  version: number;
  /** Weekdays, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<number>;
};

/** New name of a passkey. */
export type RenamePasskeyInput = {
  /** Name, at most 60 characters. */
  name: string;
  /** ID of the passkey. */
  passkeyId: string;
};

/** Problem that a customer had with an order. */
export type ReportOrderIssueInput = {
  /** ID of the order. */
  orderId: string;
  /** Problem that the customer had. */
  reason: IssueReason;
  /** Details, at most 300 characters; required for OTHER. Shown to the kitchen and admins. */
  words?: string | null | undefined;
};

/** Mailed code and the new password. */
export type ResetPasswordInput = {
  /** Code; case, spaces and the dash do not matter. */
  code: string;
  /** Address that the code was mailed to; its case does not matter. */
  email: string;
  /** Password of at least 6 characters, and not one of the most common. */
  newPassword: string;
};

/** Review of a delivered order. */
export type ReviewInput = {
  /** ID of the order. */
  orderId: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Comment, at most 1000 characters. */
  words?: string | null | undefined;
};

/** Role of a person in the marketplace. */
export type Role =
  /** Runs the marketplace. */
  | 'ADMIN'
  /** Orders meals. */
  | 'CUSTOMER'
  /** Runs a home kitchen. */
  | 'SUPPLIER';

/** Rotation of the secret of an API token. */
export type RotateApiTokenInput = {
  /** ID of the token. */
  id: string;
  /** Number of hours for which the earlier secret continues to work, 0 to 168. */
  overlapHours: number;
};

/** Rotation of the secret of a webhook endpoint. */
export type RotateWebhookSecretInput = {
  /** ID of the endpoint. */
  id: string;
  /** Number of hours for which the earlier secret signs as well, 0 to 168. */
  overlapHours: number;
};

/** Card of a sandbox, named for what comes of it. */
export type SandboxCard =
  /** Is declined. */
  | 'DECLINED'
  /** Pays, and is declined when it is charged without its owner, as for a bill. */
  | 'DECLINED_LATER'
  /** Pays once its owner has authenticated; is refused when it is charged without them, as for a bill. */
  | 'NEEDS_AUTHENTICATION'
  /** Pays 5 minutes later by the clock of the sandbox; immediately when it is charged without its owner. */
  | 'PAYS_LATER'
  /** Pays. */
  | 'SUCCEEDS';

/** Outcome of a card of a sandbox. */
export type SandboxCardOutcome =
  /** The owner did not authenticate, so nothing is paid. */
  | 'AUTHENTICATION_FAILED'
  /** The card was declined. */
  | 'DECLINED'
  /** Nothing is paid yet: send the same again with `isAuthenticated`. */
  | 'NEEDS_AUTHENTICATION'
  /** The payment is made. */
  | 'PAID'
  /** The payment is made some minutes later, by the clock of the sandbox. */
  | 'PAYS_LATER';

/** Kind of a search result. */
export type SearchHitKind =
  /** Cuisine that a kitchen of the place cooks. */
  | 'CUISINE'
  /** Dish on sale. */
  | 'DISH'
  /** Kitchen. */
  | 'KITCHEN';

/** Staff member who gets a link for a new password, with the reason. */
export type SendPasswordLinkInput = {
  /** ID of the staff member. */
  personId: string;
  /** Reason, at most 300 characters. */
  reason: string;
};

/** Setting of a feature. */
export type SetFeatureFlagInput = {
  /** IDs of 1 to 50 cities; all cities when omitted. Ignored unless the status is PART. */
  cityIds?: Array<string> | null | undefined;
  /** Feature. */
  feature: Feature;
  /** Percentage of people, 0 to 100; 100 when omitted. Ignored unless the status is PART. */
  percent?: number | null | undefined;
  /** Part of the people for whom it is open. */
  status: FeatureStatus;
  /** Version of the setting that was read. A setting that was changed since is refused with FEATURE_CHANGED. */
  version: number;
};

/** New password of a staff member, with the token that allows it. */
export type SetStaffPasswordInput = {
  /** Password of at least 12 characters, and not one of the most common. */
  newPassword: string;
  /** Token from the link in the email. */
  token: string;
};

/** Signature of an agreement. */
export type SignAgreementInput = {
  /** Whether the signer has read and understood the agreement. */
  acknowledged: boolean;
  /** Full legal name; it is the electronic signature. */
  fullName: string;
  /** Time by the signer's clock; stored as a note, the server's time counts. */
  signedAt?: string | null | undefined;
  /** Agreement: SUPPLIER_AGREEMENT or NDA. */
  stepId: OnboardingStepId;
};

/** Code mailed to a kitchen during sign-in. */
export type SignInCodeInput = {
  /** Six digits. */
  code: string;
  /** ID of the sign-in, as returned when the code was sent. */
  signInId: string;
};

/** Credentials of a customer or an admin. */
export type SignInCustomerInput = {
  /** Email address; its case does not matter. */
  email: string;
  /** Password. */
  password: string;
};

/** Credentials of a kitchen. */
export type SignInSupplierInput = {
  /** EIN the kitchen registered with, such as 12-3456789. */
  ein: string;
  /** Email address it registered with. */
  email: string;
};

/** Days that all tiffin plans of the customer skip. */
export type SkipTiffinDaysInput = {
  /** First day. */
  from: string;
  /** Last day, at most 56 days after today. */
  until: string;
};

/** Right of a staff member. */
export type StaffRight =
  /** Cancel and confirm orders, and handle reported problems. */
  | 'HELP_ORDERS'
  /** See background jobs, and try again or dismiss those that were given up. */
  | 'MANAGE_BACKGROUND_WORK'
  /** Add, open, close, merge and remove cities. */
  | 'MANAGE_CITIES'
  /** Open features for cities and parts of the people, and close them. */
  | 'MANAGE_FEATURES'
  /** Suspend and reinstate kitchens. */
  | 'MANAGE_KITCHENS'
  /** Disable and enable accounts of customers and kitchens, and sign them out. */
  | 'MANAGE_PEOPLE'
  /** Invite staff, change their roles, and disable and enable their accounts. */
  | 'MANAGE_STAFF'
  /** Move the clock of a sandbox forward. */
  | 'MOVE_CLOCK'
  /** Pay kitchens, adjust their balances, and run the tasks of the card provider. */
  | 'PAY_OUT'
  /** Refund payments, and record money that was received or paid back by hand. */
  | 'REFUND'
  /** Remove notes of other staff. */
  | 'REMOVE_NOTES'
  /** Read applications with their documents, and decide about them. */
  | 'REVIEW_KITCHENS'
  /** Read and export the audit trail. */
  | 'SEE_AUDIT'
  /** Read the records of kitchens, listed or not. */
  | 'SEE_KITCHENS'
  /** Read payments, refunds, payouts, disputes and the ledger. */
  | 'SEE_MONEY'
  /** Read all orders and the problems that customers report. */
  | 'SEE_ORDERS'
  /** Read who has an account. */
  | 'SEE_PEOPLE'
  /** See the product as a customer or a kitchen sees it, without changing anything. */
  | 'VIEW_AS'
  /** Read and write notes of staff about orders, kitchens and people. */
  | 'WRITE_NOTES';

/** Role of a staff member, which decides what they may see and do. */
export type StaffRole =
  /** Runs the marketplace; everything but managing staff. */
  | 'ADMIN'
  /** Handles payments, refunds and payouts. */
  | 'FINANCE'
  /** May do everything, including managing staff. */
  | 'OWNER'
  /** Reviews the applications of kitchens. */
  | 'REVIEWER'
  /** Helps customers and kitchens with their orders. */
  | 'SUPPORT';

/** Tiffin plan to start. */
export type StartTiffinPlanInput = {
  /** IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them. */
  acceptedDietConflicts?: Array<string> | null | undefined;
  /** Delivery address on one line, as `PlaceOrderInput.deliveryAddress`. Required for delivery. */
  deliveryAddress?: string | null | undefined;
  /** Last day, within a year of the first; null for a plan that runs until it is stopped. */
  endsOn?: string | null | undefined;
  /** Total of one meal the customer saw, in cents; refused if the total differs. */
  expectedTotalCents: number;
  /** Delivery or pickup. */
  fulfillment: Fulfillment;
  /** Whether the customer agreed to `TiffinPlan.consent` with this total; refused if not. */
  hasConsented: boolean;
  /** Idempotency key, 8 to 100 characters. Sent again with the same request it returns the plan that was started; with another request it is refused. */
  idempotencyKey?: string | null | undefined;
  /** Dishes of each meal, at most 30. */
  lines: Array<CartLineInput>;
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Note to the cook, at most 300 characters. */
  note?: string | null | undefined;
  /** ID of the offer it is started from, whose dishes, days and prices it has; null for dishes of the menu at its prices. */
  offerId?: string | null | undefined;
  /** First day, within 60 days. */
  startsOn: string;
  /** ID of the kitchen. */
  supplierId: string;
  /** Delivery addresses of weekdays that have another one, each at most once; null for none. Ignored for pickup. */
  weekdayAddresses?: Array<WeekdayAddressInput> | null | undefined;
  /** Weekdays, from 0, Sunday, to 6, Saturday; at least one. */
  weekdays: Array<number>;
};

/** Person as whom a staff member wants to see the product, with the reason. */
export type StartViewAsInput = {
  /** ID of the customer or the owner of the kitchen. */
  personId: string;
  /** Reason, at most 300 characters. */
  reason: string;
};

/** Section of the onboarding checklist. */
export type StepCategory =
  /** Legal Agreements. */
  | 'AGREEMENT'
  /** Business Documentation. */
  | 'BUSINESS'
  /** Financial Information. */
  | 'FINANCIAL'
  /** Operational Procedures. */
  | 'OPERATIONAL'
  /** Food Safety Certifications. */
  | 'SAFETY'
  /** Special Certifications. */
  | 'SPECIAL';

/** Status of an item of the checklist. */
export type StepStatus =
  /** Signed, verified, or accepted by an admin. */
  | 'APPROVED'
  /** Nothing was submitted yet. */
  | 'PENDING'
  /** The document was rejected; another one is needed. */
  | 'REJECTED'
  /** A document was submitted and is not decided. */
  | 'SUBMITTED';

/** Stop of ordering. */
export type StopOrderingInput = {
  /** ID of the city; null for all cities. */
  cityId?: string | null | undefined;
  /** Reason for customers, on one line, 1 to 200 characters. */
  reason: string;
  /** Time at which ordering is allowed again automatically, at most 60 days ahead; null until staff allow it. */
  until?: string | null | undefined;
};

/** Document to submit for an item of the checklist. */
export type SubmitDocumentInput = {
  /** DocumentUrl returned by the upload. */
  documentUrl: string;
  /** Item. */
  stepId: OnboardingStepId;
};

/** Filter for kitchens. Omitted fields do not filter. Texts have at most 100 characters. */
export type SupplierFilter = {
  /** Name of the city, case-insensitive. */
  city?: string | null | undefined;
  /** ID of the city. */
  cityId?: string | null | undefined;
  /** Cuisine, such as Bengali. */
  cuisineType?: string | null | undefined;
  /** Location that the kitchens deliver to. */
  deliversTo?: Coordinates | null | undefined;
  /** Diet that the menu has to suit. */
  dietaryNeed?: DietaryNeed | null | undefined;
  /** Minimum rating, 0 to 5. */
  minimumRating?: number | null | undefined;
  /** Meal for which the kitchens cook a dish and have plates left. */
  openFor?: MealWindowInput | null | undefined;
  /** Price in cents that at least half of the dishes on sale stay below. */
  priceUnderCents?: number | null | undefined;
  /** Two-letter state code. */
  state?: string | null | undefined;
  /** Words in the name of the kitchen, its cuisine or a dish. */
  text?: string | null | undefined;
};

/** Sort order of a list of kitchens. */
export type SupplierSort =
  /** Nearest first; requires near. */
  | 'DISTANCE'
  /** Name, A to Z. */
  | 'NAME'
  /** Best rated first. */
  | 'RATING';

/** Status of a kitchen in the marketplace. */
export type SupplierStatus =
  /** Waiting for a review, or under review. */
  | 'IN_REVIEW'
  /** Visible to customers, who can order. */
  | 'LISTED'
  /** Paused by its cook, or by an admin. */
  | 'PAUSED'
  /** Completing its application. */
  | 'REGISTERING'
  /** Has to correct its application before it can sell. */
  | 'REJECTED'
  /** Suspended by an admin. */
  | 'SUSPENDED'
  /** Approved, but without a dish to sell. */
  | 'WITHOUT_DISHES';

/** Proposed step to take, with words to the kitchen. */
export type TakeConductStepInput = {
  /** ID of the proposal. */
  proposalId: string;
  /** Words that the kitchen reads with the step, at most 500 characters. */
  words: string;
};

/** Dish of a meal on the prep sheet. */
export type TickPrepDishInput = {
  /** ID of the dish. */
  dishId: string;
  /** Whether the dish is done for this meal. */
  isTicked: boolean;
  /** Meal of that day. */
  mealtime: Mealtime;
  /** Service date. */
  serviceDate: string;
};

/** Bills of tiffin plans to list. */
export type TiffinBillFilter =
  /** Every bill. */
  | 'ALL'
  /** Bills that are to be paid, and whose last charge to a saved card failed. */
  | 'DECLINED'
  /** Bills that are to be paid. */
  | 'OPEN'
  /** Bills that are to be paid, and for which the plans wait. */
  | 'OVERDUE'
  /** Bills that were paid. */
  | 'PAID'
  /** Bills that are not to be paid any more. */
  | 'VOID';

/** Status of a bill of tiffin plans. */
export type TiffinBillStatus =
  /** Not paid yet. */
  | 'OPEN'
  /** Paid; the money became credit. */
  | 'PAID'
  /** Not to be paid any more: nothing that it covers is owed. */
  | 'VOID';

/** Summary of a day of a tiffin plan for its customer: its status with the reason it waits, or with the status of its order. */
export type TiffinDayLook =
  /** Day whose order was canceled. */
  | 'CANCELED'
  /** Day on which the kitchen is closed or takes a break, or for which staff stopped ordering; it is planned again when that ends before. */
  | 'CLOSED'
  /** Day whose order is placed. */
  | 'CONFIRMED'
  /** Day whose order is being cooked. */
  | 'COOKING'
  /** Day whose order the customer has. */
  | 'DELIVERED'
  /** Day whose cut-off passed for another reason before its order could be placed. */
  | 'MISSED'
  /** Day whose order is on its way. */
  | 'ON_THE_WAY'
  /** Day whose order is being placed at this moment. */
  | 'ORDERING'
  /** Day whose order is placed when the kitchen takes orders for it. */
  | 'PLANNED'
  /** Day whose order is ready for pickup or delivery. */
  | 'READY'
  /** Day that the customer skipped. */
  | 'SKIPPED'
  /** Day for whose meal too few plates or portions are left. */
  | 'SOLD_OUT'
  /** Day that waits until a bill is paid. */
  | 'UNPAID'
  /** Day whose order was refused for another reason, or will be because the kitchen no longer cooks the meal on that weekday; tried again until the cut-off. */
  | 'WAITING';

/** Status of a day of a tiffin plan. */
export type TiffinDayStatus =
  /** Day whose cut-off passed before its order could be placed. */
  | 'MISSED'
  /** Day whose order was placed. */
  | 'ORDERED'
  /** Day whose order is being placed at this moment. */
  | 'PLACING'
  /** Day whose order is placed when the kitchen takes orders for it. */
  | 'PLANNED'
  /** Day that the customer skipped. */
  | 'SKIPPED'
  /** Day whose order was refused for the given reason; tried again every ten minutes until the cut-off. */
  | 'WAITING';

/** Dish of an offered tiffin plan. */
export type TiffinOfferDishInput = {
  /** ID of the dish, of the viewer's kitchen. Customers make its choices when they start the plan. */
  dishId: string;
  /** Number of portions for each person, from 1. */
  quantity: number;
  /** Price of one portion in cents without its choices, at most that on the menu. */
  unitPriceCents: number;
};

/** Tiffin plan to offer. */
export type TiffinOfferInput = {
  /** ID of the offer to change; null for a new one. */
  id?: string | null | undefined;
  /** Least number of days a week, 1 to 7. */
  leastDays: number;
  /** Dishes of each meal, 1 to 6. */
  lines: Array<TiffinOfferDishInput>;
  /** Meal of each day. */
  mealtime: Mealtime;
  /** Name, at most 60 characters. */
  name: string;
  /** Promise about every meal, at most 200 characters; null for none. */
  promise?: string | null | undefined;
  /** Number of people who can have it on one day, 1 to 500; null for no limit. Left out, it stays as it is. */
  spots?: number | null | undefined;
  /** Version of it that was read; required for a change. */
  version?: number | null | undefined;
  /** Weekdays to choose from, 0, Sunday, to 6, Saturday. */
  weekdays: Array<number>;
};

/** Day of a tiffin plan. */
export type TiffinPlanDayInput = {
  /** ID of the plan. */
  planId: string;
  /** Day, in the kitchen's time zone. */
  serviceDate: string;
};

/** Tiffin plans to list. */
export type TiffinPlanFilter =
  /** Every plan. */
  | 'ALL'
  /** Plans that have meals to come. */
  | 'RUNNING'
  /** Plans that were stopped, the last one first. */
  | 'STOPPED'
  /** Plans of which a day waits until a bill is paid. */
  | 'UNPAID';

/** Reason for which a customer stopped a tiffin plan. */
export type TiffinStopReason =
  /** Delivery that was late or went wrong. */
  | 'DELIVERY'
  /** Food that the customer did not like. */
  | 'FOOD'
  /** Other reason; see `stopWords`. */
  | 'OTHER'
  /** Meals that cost too much. */
  | 'PRICE'
  /** Other habits, such as another place of work. */
  | 'ROUTINE'
  /** Too little change from day to day. */
  | 'VARIETY';

/** Wish of a customer who waits for an offered tiffin plan. */
export type TiffinWaitInput = {
  /** ID of the offer. */
  offerId: string;
  /** Number of people, from 1. */
  people: number;
  /** Weekdays of the offer, as many as it asks for, from 0, Sunday, to 6, Saturday. */
  weekdays: Array<number>;
};

/** Step to undo. */
export type UndoOrderMoveInput = {
  /** Status the kitchen saw; refused if the order has another one. */
  from: OrderStatus;
  /** ID of the order. */
  orderId: string;
};

/** Profile, delivery settings and address of a kitchen. */
export type UpdateKitchenInput = {
  /** Number and street. */
  address: string;
  /** City; one that is new is added as coming soon. */
  city: string;
  /** Name of the cook, at most 80 characters. */
  cookName: string;
  /** Kind of cooking, such as South Indian. */
  cuisineType: string;
  /** Delivery radius, 1 to 50 miles. */
  deliveryRadiusMiles: number;
  /** Description of the food, at most 500 characters; may be empty. */
  description: string;
  /** Name customers see, at most 80 characters. */
  kitchenName: string;
  /** Whether it delivers. */
  offersDelivery: boolean;
  /** Whether it offers pickup. */
  offersPickup: boolean;
  /** Phone number, such as (408) 555-0147. */
  phone: string;
  /** Two-letter state code. */
  state: string;
  /** Cook's own words, at most 2000 characters; may be empty. */
  story: string;
  /** Five digits. */
  zipCode: string;
};

/** Outcome of sending an event to an endpoint. */
export type WebhookDeliveryStatus =
  /** Endpoint accepted it with a status of 200 to 299. */
  | 'DELIVERED'
  /** Endpoint did not accept it for three days. */
  | 'GIVEN_UP'
  /** Sent at nextAttemptAt, while the endpoint is active. */
  | 'PENDING';

/** Whether a webhook endpoint gets events. */
export type WebhookStatus =
  /** Gets events. */
  | 'ACTIVE'
  /** Gets no events: it failed for three days, or answered 410 Gone. What waits is sent once it is enabled. */
  | 'DISABLED';

/** Delivery address of a tiffin plan on one weekday. */
export type WeekdayAddressInput = {
  /** Delivery address on one line, as `PlaceOrderInput.deliveryAddress`. */
  deliveryAddress: string;
  /** Weekday, from 0, Sunday, to 6, Saturday. */
  weekday: number;
};

export type AddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AddressesQuery = { addresses: Array<(
    { __typename: 'Address', id: string, name: string, line: string, isDefault: boolean }
    & { ' $fragmentRefs'?: { 'SavedAddressRow_addressFragment': SavedAddressRow_addressFragment;'AddressForm_addressFragment': AddressForm_addressFragment } }
  )> };

export type SavedAddressRow_addressFragment = (
  { __typename: 'Address', id: string, name: string, line: string, isDefault: boolean }
  & { ' $fragmentRefs'?: { 'AddressForm_addressFragment': AddressForm_addressFragment } }
) & { ' $fragmentName'?: 'SavedAddressRow_addressFragment' };

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

export type AddressForm_addressFragment = { __typename: 'Address', id: string, name: string, streetNumber: string, streetName: string, apartmentUnit: string | null, city: string, state: string, zipCode: string, isDefault: boolean } & { ' $fragmentName'?: 'AddressForm_addressFragment' };

export type ZipCitiesQueryVariables = Exact<{
  zipCode: string;
}>;


export type ZipCitiesQuery = { lookupZipCode: Array<{ __typename: 'ZipCode', zipCode: string, city: string, state: string }> };

export type ZipPlaceQueryVariables = Exact<{
  zipCode: string;
}>;


export type ZipPlaceQuery = { lookupZipCode: Array<{ __typename: 'ZipCode', zipCode: string, city: string, latitude: number, longitude: number }> };

export type BestDishes_analyticsFragment = { __typename: 'SupplierAnalytics', bestDishes: Array<{ __typename: 'DishFigures', dishId: string, dishName: string, plates: number, revenue: { __typename: 'Money', text: string } }> } & { ' $fragmentName'?: 'BestDishes_analyticsFragment' };

export type CsvDownload_analyticsFragment = { __typename: 'SupplierAnalytics', csv: string } & { ' $fragmentName'?: 'CsvDownload_analyticsFragment' };

export type PeriodFigures_analyticsFragment = { __typename: 'SupplierAnalytics', total: { __typename: 'KitchenFigures', orders: number, canceledShare: number | null, averageRating: number | null, sellThrough: number | null, revenue: { __typename: 'Money', text: string }, kitchenShare: { __typename: 'Money', text: string } } } & { ' $fragmentName'?: 'PeriodFigures_analyticsFragment' };

export type WeekCharts_analyticsFragment = { __typename: 'SupplierAnalytics', weeks: Array<{ __typename: 'AnalyticsWeek', firstDay: string, lastDay: string, figures: { __typename: 'KitchenFigures', orders: number, canceledShare: number | null, averageRating: number | null, sellThrough: number | null, revenue: { __typename: 'Money', cents: number, text: string }, kitchenShare: { __typename: 'Money', cents: number, text: string } } }> } & { ' $fragmentName'?: 'WeekCharts_analyticsFragment' };

export type AnnouncementsQueryVariables = Exact<{
  isOver: boolean;
  after?: string | null | undefined;
}>;


export type AnnouncementsQuery = { announcements: { __typename: 'AnnouncementConnection', edges: Array<{ __typename: 'AnnouncementEdge', node: { __typename: 'Announcement', id: string, revision: number, text: string, hindiText: string | null, audience: Audience, from: string, until: string, endedAt: string | null, status: AnnouncementStatus, writtenByName: string, city: { __typename: 'City', id: string, name: string, state: string, timeZone: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AnnouncementCard_announcementFragment = { __typename: 'Announcement', id: string, revision: number, text: string, hindiText: string | null, audience: Audience, from: string, until: string, endedAt: string | null, status: AnnouncementStatus, writtenByName: string, city: { __typename: 'City', id: string, name: string, state: string, timeZone: string } | null } & { ' $fragmentName'?: 'AnnouncementCard_announcementFragment' };

export type AnnounceMutationVariables = Exact<{
  input: AnnounceInput;
}>;


export type AnnounceMutation = { announce:
    | { __typename: 'Announcement', id: string }
    | { __typename: 'CityNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAnnouncements', message: string, field: string | null }
   };

export type ChangeAnnouncementMutationVariables = Exact<{
  input: ChangeAnnouncementInput;
}>;


export type ChangeAnnouncementMutation = { changeAnnouncement:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | (
      { __typename: 'Announcement' }
      & { ' $fragmentRefs'?: { 'AnnouncementCard_announcementFragment': AnnouncementCard_announcementFragment } }
    )
    | { __typename: 'AnnouncementConflict', message: string, field: string | null }
    | { __typename: 'AnnouncementNotFound', message: string, field: string | null }
    | { __typename: 'CityNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
   };

export type EndAnnouncementMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type EndAnnouncementMutation = { endAnnouncement:
    | { __typename: 'AlreadyDone', message: string }
    | (
      { __typename: 'Announcement' }
      & { ' $fragmentRefs'?: { 'AnnouncementCard_announcementFragment': AnnouncementCard_announcementFragment } }
    )
    | { __typename: 'AnnouncementConflict', message: string }
    | { __typename: 'AnnouncementNotFound', message: string }
   };

export type ReviewedApplication_applicationFragment = { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> } & { ' $fragmentName'?: 'ReviewedApplication_applicationFragment' };

export type ReviewedApplicationQueryVariables = Exact<{
  id: string;
}>;


export type ReviewedApplicationQuery = { application: { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> } | null };

export type StartReviewMutationVariables = Exact<{
  applicationId: string;
}>;


export type StartReviewMutation = { startReview:
    | { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> }
    | { __typename: 'ApplicationMoved', message: string }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'CannotUndo', message: string }
    | { __typename: 'DocumentAlreadyDecided', message: string }
    | { __typename: 'DocumentNotFound', message: string }
    | { __typename: 'DocumentsNotAccepted', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type AcceptDocumentMutationVariables = Exact<{
  documentId: string;
}>;


export type AcceptDocumentMutation = { acceptDocument:
    | { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> }
    | { __typename: 'ApplicationMoved', message: string }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'CannotUndo', message: string }
    | { __typename: 'DocumentAlreadyDecided', message: string }
    | { __typename: 'DocumentNotFound', message: string }
    | { __typename: 'DocumentsNotAccepted', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type RejectDocumentMutationVariables = Exact<{
  input: RejectDocumentInput;
}>;


export type RejectDocumentMutation = { rejectDocument:
    | { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> }
    | { __typename: 'ApplicationMoved', message: string }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'CannotUndo', message: string }
    | { __typename: 'DocumentAlreadyDecided', message: string }
    | { __typename: 'DocumentNotFound', message: string }
    | { __typename: 'DocumentsNotAccepted', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type ApproveApplicationMutationVariables = Exact<{
  applicationId: string;
}>;


export type ApproveApplicationMutation = { approveApplication:
    | { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> }
    | { __typename: 'ApplicationMoved', message: string }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'CannotUndo', message: string }
    | { __typename: 'DocumentAlreadyDecided', message: string }
    | { __typename: 'DocumentNotFound', message: string }
    | { __typename: 'DocumentsNotAccepted', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type RejectApplicationMutationVariables = Exact<{
  input: RejectApplicationInput;
}>;


export type RejectApplicationMutation = { rejectApplication:
    | { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> }
    | { __typename: 'ApplicationMoved', message: string }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'CannotUndo', message: string }
    | { __typename: 'DocumentAlreadyDecided', message: string }
    | { __typename: 'DocumentNotFound', message: string }
    | { __typename: 'DocumentsNotAccepted', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type UndoDecisionMutationVariables = Exact<{
  decisionId: string;
}>;


export type UndoDecisionMutation = { undoDecision:
    | { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, businessDaysWaiting: number | null, createdAt: string, documentsSubmittedAt: string | null, requiredCompleted: number, requiredTotal: number, kitchenAddress: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, city: { __typename: 'City', id: string, name: string, state: string, isActive: boolean } }, applicant: { __typename: 'Applicant', name: string, email: string, phone: string | null, homeKitchenAgreedAt: string | null, dailyCapacity: string, capacity: number, taxIdMasked: string | null }, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, title: string, required: boolean, completed: boolean, status: StepStatus, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, contentType: string, bytes: number, documentUrl: string, submittedAt: string | null, status: DocumentStatus } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string, agreementVersion: string } | null }>, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, undoneAt: string | null }> }
    | { __typename: 'ApplicationMoved', message: string }
    | { __typename: 'ApplicationNotFound', message: string }
    | { __typename: 'CannotUndo', message: string }
    | { __typename: 'DocumentAlreadyDecided', message: string }
    | { __typename: 'DocumentNotFound', message: string }
    | { __typename: 'DocumentsNotAccepted', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type ReviewQueueQueryVariables = Exact<{
  statuses?: Array<OnboardingStatus> | OnboardingStatus | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ReviewQueueQuery = { applications: { __typename: 'ApplicationConnection', edges: Array<{ __typename: 'ApplicationEdge', node: { __typename: 'Application', id: string, status: OnboardingStatus, businessDaysWaiting: number | null, documentsSubmittedAt: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, city: { __typename: 'City', id: string, name: string, state: string } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, applicationCounts: Array<{ __typename: 'ApplicationCount', status: OnboardingStatus, count: number }> };

export type ReviewQueueChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ReviewQueueChangedSubscription = { applicationsChanged: { __typename: 'ApplicationChange', applicationId: string } };

export type AuditActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActionsQuery = { auditActions: Array<string> };

export type AuditEntry_eventFragment = { __typename: 'AuditEvent', id: string, at: string, action: string, actorId: string | null, actorName: string | null, subjectKind: string, subjectId: string, subjectName: string, reason: string | null, changes: Array<{ __typename: 'AuditChange', fact: string, before: string | null, after: string | null }> } & { ' $fragmentName'?: 'AuditEntry_eventFragment' };

export type AuditEventsQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: { __typename: 'AuditEventConnection', edges: Array<{ __typename: 'AuditEventEdge', node: (
        { __typename: 'AuditEvent', id: string }
        & { ' $fragmentRefs'?: { 'AuditEntry_eventFragment': AuditEntry_eventFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AuditExportQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
}>;


export type AuditExportQuery = { auditExport: { __typename: 'AuditExport', csv: string, events: number, isWhole: boolean } };

export type BackgroundWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type BackgroundWorkQuery = { backgroundWork: { __typename: 'BackgroundWork', asOf: string, dueWebhooks: number, outbox: { __typename: 'OutboxBacklog', entries: number, seconds: number }, queues: Array<{ __typename: 'BackgroundQueue', name: string, waiting: number, running: number, givenUp: number, lastCompletedAt: string | null, lastFailedAt: string | null, lastFailure: string | null, nextRunAt: string | null }> } };

export type FailedJobsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FailedJobsQuery = { failedJobs: { __typename: 'FailedJobConnection', edges: Array<{ __typename: 'FailedJobEdge', node: { __typename: 'FailedJob', id: string, queue: string, givenUpAt: string, tries: number, reason: string, recipients: number | null, supplierId: string | null, notifications: Array<{ __typename: 'UnsentNotifications', type: NotificationType, count: number, orderId: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type FailedJobRow_jobFragment = { __typename: 'FailedJob', id: string, queue: string, givenUpAt: string, tries: number, reason: string, recipients: number | null, supplierId: string | null, notifications: Array<{ __typename: 'UnsentNotifications', type: NotificationType, count: number, orderId: string | null }> } & { ' $fragmentName'?: 'FailedJobRow_jobFragment' };

export type RetryFailedJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryFailedJobMutation = { retryFailedJob:
    | { __typename: 'FailedJobNotFound', message: string }
    | { __typename: 'JobQueueNotFound', message: string }
    | { __typename: 'RetriedJobs', retried: number }
   };

export type RetryFailedJobsMutationVariables = Exact<{
  queue: string;
}>;


export type RetryFailedJobsMutation = { retryFailedJobs:
    | { __typename: 'FailedJobNotFound', message: string }
    | { __typename: 'JobQueueNotFound', message: string }
    | { __typename: 'RetriedJobs', retried: number }
   };

export type DismissFailedJobMutationVariables = Exact<{
  id: string;
}>;


export type DismissFailedJobMutation = { dismissFailedJob:
    | { __typename: 'DismissedJob', jobId: string }
    | { __typename: 'FailedJobNotFound', message: string }
   };

export type CartKitchenCityQueryVariables = Exact<{
  supplierId: string;
}>;


export type CartKitchenCityQuery = { supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, name: string } } | null };

export type CartQuote_quoteFragment = { __typename: 'CartQuote', plates: number, supplier: { __typename: 'Supplier', id: string, address: string, isAddressPrivate: boolean, offersDelivery: boolean, offersPickup: boolean, kitchenName: string, cookName: string, cuisineType: string, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null }, mealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null, lines: Array<{ __typename: 'QuotedLine', quantity: number, choiceIds: Array<string>, mealContent: string | null, dish: { __typename: 'Dish', id: string, name: string, mealtimes: Array<Mealtime>, weekdays: Array<number>, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> }, unitPrice: { __typename: 'Money', cents: number, text: string }, lineTotal: { __typename: 'Money', cents: number, text: string } }>, total: { __typename: 'Money', cents: number, text: string }, dietConflicts: Array<{ __typename: 'DietConflict', id: string, dishId: string, dishName: string, choiceIds: Array<string>, people: Array<{ __typename: 'DietConflictPerson', name: string, allergens: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> }>, problems: Array<
    | { __typename: 'CartIsEmpty', message: string }
    | { __typename: 'ChoicesChanged', message: string, lines: Array<{ __typename: 'LineToChoose', dishId: string, choiceIds: Array<string>, groups: Array<string> }> }
    | { __typename: 'CutOffPassed', message: string }
    | { __typename: 'DishNotCooked', message: string, dishIds: Array<string>, nextMeal: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime } | null }
    | { __typename: 'DishUnavailable', message: string, dishIds: Array<string> }
    | { __typename: 'FulfillmentUnavailable', message: string }
    | { __typename: 'KitchenPaused', message: string, until: string }
    | { __typename: 'KitchenUnavailable', message: string }
    | { __typename: 'OrderingStopped', message: string, reason: string }
    | { __typename: 'PriceChanged', message: string }
    | { __typename: 'SoldOut', message: string, platesLeft: number }
    | { __typename: 'TooFewPortions', message: string, dishes: Array<{ __typename: 'DishPortions', dishId: string, portionsLeft: number }>, categories: Array<{ __typename: 'CategoryPortions', name: string, portionsLeft: number }> }
  > } & { ' $fragmentName'?: 'CartQuote_quoteFragment' };

export type QuoteCartQueryVariables = Exact<{
  input: QuoteCartInput;
}>;


export type QuoteCartQuery = { quoteCart: { __typename: 'CartQuote', plates: number, supplier: { __typename: 'Supplier', id: string, address: string, isAddressPrivate: boolean, offersDelivery: boolean, offersPickup: boolean, kitchenName: string, cookName: string, cuisineType: string, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null }, mealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null, lines: Array<{ __typename: 'QuotedLine', quantity: number, choiceIds: Array<string>, mealContent: string | null, dish: { __typename: 'Dish', id: string, name: string, mealtimes: Array<Mealtime>, weekdays: Array<number>, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> }, unitPrice: { __typename: 'Money', cents: number, text: string }, lineTotal: { __typename: 'Money', cents: number, text: string } }>, total: { __typename: 'Money', cents: number, text: string }, dietConflicts: Array<{ __typename: 'DietConflict', id: string, dishId: string, dishName: string, choiceIds: Array<string>, people: Array<{ __typename: 'DietConflictPerson', name: string, allergens: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> }>, problems: Array<
      | { __typename: 'CartIsEmpty', message: string }
      | { __typename: 'ChoicesChanged', message: string, lines: Array<{ __typename: 'LineToChoose', dishId: string, choiceIds: Array<string>, groups: Array<string> }> }
      | { __typename: 'CutOffPassed', message: string }
      | { __typename: 'DishNotCooked', message: string, dishIds: Array<string>, nextMeal: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime } | null }
      | { __typename: 'DishUnavailable', message: string, dishIds: Array<string> }
      | { __typename: 'FulfillmentUnavailable', message: string }
      | { __typename: 'KitchenPaused', message: string, until: string }
      | { __typename: 'KitchenUnavailable', message: string }
      | { __typename: 'OrderingStopped', message: string, reason: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'SoldOut', message: string, platesLeft: number }
      | { __typename: 'TooFewPortions', message: string, dishes: Array<{ __typename: 'DishPortions', dishId: string, portionsLeft: number }>, categories: Array<{ __typename: 'CategoryPortions', name: string, portionsLeft: number }> }
    > } | null };

export type ReorderButton_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfillment: Fulfillment } & { ' $fragmentName'?: 'ReorderButton_orderFragment' };

export type ReorderQueryVariables = Exact<{
  orderId: string;
}>;


export type ReorderQuery = { reorder: { __typename: 'Reorder', gone: Array<string>, goneChoices: Array<string>, changedPrices: Array<string>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, isActive: boolean, offersDelivery: boolean, offersPickup: boolean }, nextMeal: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime } | null, lines: Array<{ __typename: 'QuotedLine', quantity: number, dish: { __typename: 'Dish', id: string, name: string, plates: number }, unitPrice: { __typename: 'Money', cents: number }, choices: Array<{ __typename: 'OrderedChoice', id: string, name: string }> }> } | null };

export type StartPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type StartPaymentMutation = { startPayment:
    | { __typename: 'AmountDiffers', message: string }
    | { __typename: 'HoldEnded', message: string }
    | { __typename: 'NothingToPay', message: string }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'PaymentNotConfigured', message: string }
    | { __typename: 'PaymentStarted', clientSecret: string, publishableKey: string, amount: { __typename: 'Money', text: string } }
    | { __typename: 'PaymentUnavailable', message: string }
   };

export type HeldPaymentQueryVariables = Exact<{
  orderId: string;
}>;


export type HeldPaymentQuery = { heldOrder: { __typename: 'HeldOrder', id: string, orderNumber: string, holdStatus: HeldOrderStatus, heldUntil: string, total: { __typename: 'Money', text: string }, payment: { __typename: 'Payment', id: string, status: PaymentStatus } | null } | null };

export type AbandonPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type AbandonPaymentMutation = { abandonPayment:
    | { __typename: 'HeldOrder', id: string, holdStatus: HeldOrderStatus }
    | { __typename: 'NothingToPay', message: string }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'PaymentUnavailable', message: string }
   };

export type StartTiffinBillPaymentMutationVariables = Exact<{
  billId: string;
  savesCard: boolean;
}>;


export type StartTiffinBillPaymentMutation = { startTiffinBillPayment:
    | { __typename: 'BillAlreadyPaid', message: string }
    | { __typename: 'BillIsVoid', message: string }
    | { __typename: 'PaymentNotConfigured', message: string }
    | { __typename: 'PaymentStarted', clientSecret: string, publishableKey: string, amount: { __typename: 'Money', text: string } }
    | { __typename: 'PaymentUnavailable', message: string }
    | { __typename: 'TiffinBillNotFound', message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type PayBillQueryVariables = Exact<{ [key: string]: never; }>;


export type PayBillQuery = { myTiffinBills: { __typename: 'TiffinBillConnection', edges: Array<{ __typename: 'TiffinBillEdge', node: { __typename: 'TiffinBill', id: string, billNumber: string, status: TiffinBillStatus, chargeProblem: ChargeProblem | null, amount: { __typename: 'Money', text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } }> }, mySavedCard: { __typename: 'SavedCard', id: string, brand: string, lastFour: string } | null };

export type PayDueOrderQueryVariables = Exact<{
  id: string;
}>;


export type PayDueOrderQuery = { order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, total: { __typename: 'Money', cents: number, text: string }, payment: { __typename: 'Payment', id: string, status: PaymentStatus } | null } | null };

export type PayNow_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus } & { ' $fragmentName'?: 'PayNow_orderFragment' };

export type PaymentWayQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentWayQuery = { paymentConfiguration: { __typename: 'PaymentConfiguration', configured: boolean } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'CartIsEmpty', message: string, field: string | null }
    | { __typename: 'ChoicesChanged', message: string, field: string | null }
    | { __typename: 'CutOffPassed', message: string, field: string | null }
    | { __typename: 'DietNotAccepted', message: string, field: string | null }
    | { __typename: 'DishNotCooked', message: string, field: string | null }
    | { __typename: 'DishUnavailable', message: string, field: string | null }
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'FulfillmentUnavailable', message: string, field: string | null }
    | { __typename: 'HeldOrder', id: string }
    | { __typename: 'IdempotencyConflict', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenPaused', message: string, field: string | null, until: string }
    | { __typename: 'KitchenUnavailable', message: string, field: string | null }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderingStopped', message: string, field: string | null, reason: string }
    | { __typename: 'PriceChanged', message: string, field: string | null, total: { __typename: 'Money', cents: number, text: string } }
    | { __typename: 'SoldOut', message: string, field: string | null, platesLeft: number }
    | { __typename: 'TooFewPortions', message: string, field: string | null }
    | { __typename: 'UnpaidPlatesLimit', message: string, field: string | null, platesLeft: number }
   };

export type PayBySandboxCardMutationVariables = Exact<{
  input: PayBySandboxCardInput;
}>;


export type PayBySandboxCardMutation = { payBySandboxCard:
    | { __typename: 'NotASandbox', message: string }
    | { __typename: 'NothingToPay', message: string }
    | { __typename: 'PaymentNotFound', message: string }
    | { __typename: 'SandboxCardUsed', outcome: SandboxCardOutcome }
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

export type CityNowQueryVariables = Exact<{
  name: string;
}>;


export type CityNowQuery = { cities: { __typename: 'CityConnection', nodes: Array<{ __typename: 'City', id: string, name: string, timeZone: string, orderingStopped: { __typename: 'OrderingStop', reason: string, until: string | null } | null, announcements: Array<{ __typename: 'Announcement', id: string, version: number, text: string, hindiText: string | null, until: string }> }> } };

export type CityRow_cityFragment = { __typename: 'City', id: string, name: string, state: string, isActive: boolean, supplierCount: number } & { ' $fragmentName'?: 'CityRow_cityFragment' };

export type NearestCitiesQueryVariables = Exact<{
  near: Coordinates;
}>;


export type NearestCitiesQuery = { nearestCities: Array<(
    { __typename: 'City', id: string, name: string, distanceMiles: number | null }
    & { ' $fragmentRefs'?: { 'PlaceRow_cityFragment': PlaceRow_cityFragment } }
  )> };

export type PlaceRow_cityFragment = { __typename: 'City', id: string, name: string, state: string, supplierCount: number } & { ' $fragmentName'?: 'PlaceRow_cityFragment' };

export type ShownAnnouncementFragment = { __typename: 'Announcement', id: string, version: number, text: string, hindiText: string | null, until: string } & { ' $fragmentName'?: 'ShownAnnouncementFragment' };

export type LastCityQueryVariables = Exact<{ [key: string]: never; }>;


export type LastCityQuery = { lastCity: { __typename: 'City', id: string, name: string } | null };

export type RememberCityMutationVariables = Exact<{
  name: string;
}>;


export type RememberCityMutation = { rememberCity:
    | { __typename: 'City', id: string }
    | { __typename: 'CityNotFound', message: string }
   };

export type CityAdmin_cityFragment = { __typename: 'City', id: string, name: string, state: string, isActive: boolean, isAnnounced: boolean, timeZone: string, kitchens: { __typename: 'CityKitchens', registered: number, listed: number, inReview: number, suspended: number } } & { ' $fragmentName'?: 'CityAdmin_cityFragment' };

export type AdminCitiesQueryVariables = Exact<{
  search?: string | null | undefined;
  activeOnly: boolean;
  after?: string | null | undefined;
}>;


export type AdminCitiesQuery = { cities: { __typename: 'CityConnection', edges: Array<{ __typename: 'CityEdge', node: { __typename: 'City', id: string, name: string, state: string, isActive: boolean, isAnnounced: boolean, timeZone: string, kitchens: { __typename: 'CityKitchens', registered: number, listed: number, inReview: number, suspended: number } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type WaitingCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingCitiesQuery = { waitingCities: Array<{ __typename: 'City', id: string, name: string, state: string, isActive: boolean, isAnnounced: boolean, timeZone: string, kitchens: { __typename: 'CityKitchens', registered: number, listed: number, inReview: number, suspended: number } }> };

export type MergeTargetsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type MergeTargetsQuery = { cities: { __typename: 'CityConnection', nodes: Array<{ __typename: 'City', id: string, name: string, state: string, timeZone: string }> } };

export type AnnounceCityMutationVariables = Exact<{
  cityId: string;
}>;


export type AnnounceCityMutation = { announceCity:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'City', id: string, isAnnounced: boolean }
    | { __typename: 'CityNotFound', message: string }
   };

export type MergeCityMutationVariables = Exact<{
  input: MergeCityInput;
}>;


export type MergeCityMutation = { mergeCity:
    | { __typename: 'CitiesCannotMerge', message: string }
    | { __typename: 'City', id: string, name: string, kitchens: { __typename: 'CityKitchens', registered: number, listed: number, inReview: number, suspended: number } }
    | { __typename: 'CityNotFound', message: string }
   };

export type RemoveCityMutationVariables = Exact<{
  cityId: string;
}>;


export type RemoveCityMutation = { removeCity:
    | { __typename: 'CityHasKitchens', message: string }
    | { __typename: 'CityNotFound', message: string }
    | { __typename: 'RemovedCity', id: string }
   };

export type ActivateCityMutationVariables = Exact<{
  cityId: string;
}>;


export type ActivateCityMutation = { activateCity:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'City', id: string, isActive: boolean, isAnnounced: boolean }
    | { __typename: 'CityNotFound', message: string }
   };

export type DeactivateCityMutationVariables = Exact<{
  cityId: string;
}>;


export type DeactivateCityMutation = { deactivateCity:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'City', id: string, isActive: boolean, isAnnounced: boolean }
    | { __typename: 'CityNotFound', message: string }
   };

export type AddCityMutationVariables = Exact<{
  input: AddCityInput;
}>;


export type AddCityMutation = { addCity:
    | { __typename: 'City', id: string, name: string, state: string }
    | { __typename: 'CityExists', message: string, field: string | null }
    | { __typename: 'CityUnknown', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
   };

export type OrderingStopsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderingStopsQuery = { orderingStops: Array<{ __typename: 'OrderingStop', reason: string, since: string, until: string | null, city: { __typename: 'City', id: string, name: string, state: string } | null }> };

export type StopOrderingMutationVariables = Exact<{
  input: StopOrderingInput;
}>;


export type StopOrderingMutation = { stopOrdering:
    | { __typename: 'CityNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'OrderingStop', since: string }
   };

export type AllowOrderingMutationVariables = Exact<{
  cityId?: string | null | undefined;
}>;


export type AllowOrderingMutation = { allowOrdering:
    | { __typename: 'AllowedOrdering', city: { __typename: 'City', id: string } | null }
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'CityNotFound', message: string }
   };

export type ClaimFacts_claimFragment = { __typename: 'EinClaim', id: string, taxIdMasked: string, email: string, contactName: string, phone: string, message: string, fileName: string | null, letterUrl: string | null, status: ClaimStatus, createdAt: string, kitchenId: string | null, kitchenName: string | null, kitchenStatus: OnboardingStatus | null } & { ' $fragmentName'?: 'ClaimFacts_claimFragment' };

export type EinClaimsQueryVariables = Exact<{ [key: string]: never; }>;


export type EinClaimsQuery = { taxIdClaims: Array<{ __typename: 'EinClaim', id: string, taxIdMasked: string, email: string, contactName: string, phone: string, message: string, fileName: string | null, letterUrl: string | null, status: ClaimStatus, createdAt: string, kitchenId: string | null, kitchenName: string | null, kitchenStatus: OnboardingStatus | null }> };

export type AcceptEinClaimMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type AcceptEinClaimMutation = { acceptEinClaim:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'ClaimNotFound', message: string }
    | { __typename: 'ClaimedKitchenSells', message: string }
    | { __typename: 'EinClaim', id: string, status: ClaimStatus }
    | { __typename: 'InvalidInput', message: string }
   };

export type RejectEinClaimMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RejectEinClaimMutation = { rejectEinClaim:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'ClaimNotFound', message: string }
    | { __typename: 'ClaimedKitchenSells', message: string }
    | { __typename: 'EinClaim', id: string, status: ClaimStatus }
    | { __typename: 'InvalidInput', message: string }
   };

export type ConductFigures_conductFragment = { __typename: 'KitchenConduct', firstDay: string, lastDay: string, ordersDue: number, ordersDelivered: number, isJudged: boolean, step: ConductStep | null, measures: Array<{ __typename: 'ConductMeasure', kind: ConductMeasureKind, orders: number, ofOrders: number, percent: number | null, isJudged: boolean, step: ConductStep | null, limits: Array<{ __typename: 'ConductLimit', step: ConductStep, percent: number }> }> } & { ' $fragmentName'?: 'ConductFigures_conductFragment' };

export type ConductOrders_pageFragment = { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: { __typename: 'Order', id: string, orderNumber: string, serviceDate: string, mealtime: Mealtime, fulfillment: Fulfillment, servedUntil: string, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }>, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null } | null, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'ConductOrders_pageFragment' };

export type OwnConductQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConductQuery = { myConduct: { __typename: 'KitchenConduct', firstDay: string, lastDay: string, ordersDue: number, ordersDelivered: number, isJudged: boolean, step: ConductStep | null, measures: Array<{ __typename: 'ConductMeasure', kind: ConductMeasureKind, orders: number, ofOrders: number, percent: number | null, isJudged: boolean, step: ConductStep | null, limits: Array<{ __typename: 'ConductLimit', step: ConductStep, percent: number }> }> } | null, myConductSteps: Array<{ __typename: 'ConductStepTaken', id: string, step: ConductStep, takenAt: string, words: string, pausedUntil: string | null }> };

export type OwnConductOrdersQueryVariables = Exact<{
  kind: ConductMeasureKind;
  after?: string | null | undefined;
}>;


export type OwnConductOrdersQuery = { myConductOrders: { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: { __typename: 'Order', id: string, orderNumber: string, serviceDate: string, mealtime: Mealtime, fulfillment: Fulfillment, servedUntil: string, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }>, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null } | null, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ConductDecision_proposalFragment = { __typename: 'ConductProposal', id: string, step: ConductStep, status: ConductProposalStatus, closedAt: string | null, decidedBy: string | null, words: string | null, reason: string | null, pausedUntil: string | null } & { ' $fragmentName'?: 'ConductDecision_proposalFragment' };

export type ConductProposalsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConductProposalsQuery = { conductProposals: { __typename: 'ConductProposalConnection', edges: Array<{ __typename: 'ConductProposalEdge', node: { __typename: 'ConductProposal', proposedAt: string, id: string, step: ConductStep, status: ConductProposalStatus, closedAt: string | null, decidedBy: string | null, words: string | null, reason: string | null, pausedUntil: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string }, conduct: { __typename: 'KitchenConduct', firstDay: string, lastDay: string, ordersDue: number, ordersDelivered: number, isJudged: boolean, step: ConductStep | null, measures: Array<{ __typename: 'ConductMeasure', kind: ConductMeasureKind, orders: number, ofOrders: number, percent: number | null, isJudged: boolean, step: ConductStep | null, limits: Array<{ __typename: 'ConductLimit', step: ConductStep, percent: number }> }> } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ConductProposalQueryVariables = Exact<{
  id: string;
}>;


export type ConductProposalQuery = { conductProposal: { __typename: 'ConductProposal', proposedAt: string, id: string, step: ConductStep, status: ConductProposalStatus, closedAt: string | null, decidedBy: string | null, words: string | null, reason: string | null, pausedUntil: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string }, conduct: { __typename: 'KitchenConduct', firstDay: string, lastDay: string, ordersDue: number, ordersDelivered: number, isJudged: boolean, step: ConductStep | null, measures: Array<{ __typename: 'ConductMeasure', kind: ConductMeasureKind, orders: number, ofOrders: number, percent: number | null, isJudged: boolean, step: ConductStep | null, limits: Array<{ __typename: 'ConductLimit', step: ConductStep, percent: number }> }> } } | null };

export type ConductOrdersOfProposalQueryVariables = Exact<{
  proposalId: string;
  kind: ConductMeasureKind;
  after?: string | null | undefined;
}>;


export type ConductOrdersOfProposalQuery = { conductOrders: { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: { __typename: 'Order', id: string, orderNumber: string, serviceDate: string, mealtime: Mealtime, fulfillment: Fulfillment, servedUntil: string, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }>, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null } | null, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TakeConductStepMutationVariables = Exact<{
  input: TakeConductStepInput;
}>;


export type TakeConductStepMutation = { takeConductStep:
    | { __typename: 'ConductProposal', id: string, step: ConductStep, status: ConductProposalStatus, closedAt: string | null, decidedBy: string | null, words: string | null, reason: string | null, pausedUntil: string | null }
    | { __typename: 'ConductProposalClosed', message: string }
    | { __typename: 'ConductProposalNotFound', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type DismissConductProposalMutationVariables = Exact<{
  input: DismissConductProposalInput;
}>;


export type DismissConductProposalMutation = { dismissConductProposal:
    | { __typename: 'ConductProposal', id: string, step: ConductStep, status: ConductProposalStatus, closedAt: string | null, decidedBy: string | null, words: string | null, reason: string | null, pausedUntil: string | null }
    | { __typename: 'ConductProposalClosed', message: string }
    | { __typename: 'ConductProposalNotFound', message: string }
    | { __typename: 'InvalidInput', message: string }
   };

export type MailClaimCodeMutationVariables = Exact<{
  email: string;
}>;


export type MailClaimCodeMutation = { mailClaimCode:
    | { __typename: 'ClaimCodeMailed', message: string }
    | { __typename: 'CodeNotSent', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type ClaimEinMutationVariables = Exact<{
  input: ClaimEinInput;
}>;


export type ClaimEinMutation = { claimTaxId:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'EinClaimStarted', letterToken: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
   };

export type StartEmailChangeMutationVariables = Exact<{
  newEmail: string;
}>;


export type StartEmailChangeMutation = { startEmailChange:
    | { __typename: 'CodeNotSent', message: string, field: string | null }
    | { __typename: 'EmailChangeStarted', needsOldCode: boolean }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail:
    | { __typename: 'EmailChanged', sessionId: string, sessionsEnded: number, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean } }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
   };

export type MailConfirmationLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type MailConfirmationLinkMutation = { mailConfirmationLink:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'CodeNotSent', message: string }
    | { __typename: 'ConfirmationLinkMailed', message: string }
    | { __typename: 'TooManyAttempts', message: string, retryAfterSeconds: number }
   };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
  openedAccount?: boolean | null | undefined;
}>;


export type ConfirmEmailMutation = { confirmEmail:
    | { __typename: 'AccountSecured', message: string }
    | { __typename: 'EmailConfirmationQuestion', openedAt: string }
    | { __typename: 'EmailConfirmed', message: string }
    | { __typename: 'EmailLinkInvalid', isUsed: boolean, message: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

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

export type ShownFlagFragment = { __typename: 'FeatureFlag', key: Feature, status: FeatureStatus, percent: number, isInAllCities: boolean, version: number, changedAt: string | null, changedByName: string | null, cities: Array<{ __typename: 'City', id: string, name: string, state: string }> } & { ' $fragmentName'?: 'ShownFlagFragment' };

export type FeatureFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeatureFlagsQuery = { featureFlags: Array<{ __typename: 'FeatureFlag', key: Feature, status: FeatureStatus, percent: number, isInAllCities: boolean, version: number, changedAt: string | null, changedByName: string | null, cities: Array<{ __typename: 'City', id: string, name: string, state: string }> }> };

export type SetFeatureFlagMutationVariables = Exact<{
  input: SetFeatureFlagInput;
}>;


export type SetFeatureFlagMutation = { setFeatureFlag:
    | { __typename: 'CityNotFound', message: string, field: string | null }
    | { __typename: 'FeatureChanged', message: string, field: string | null }
    | { __typename: 'FeatureFlag', key: Feature, status: FeatureStatus, percent: number, isInAllCities: boolean, version: number, changedAt: string | null, changedByName: string | null, cities: Array<{ __typename: 'City', id: string, name: string, state: string }> }
    | { __typename: 'InvalidInput', message: string, field: string | null }
   };

export type HouseholdMember_personFragment = { __typename: 'HouseholdMember', id: string, name: string, never: Array<Allergen>, dislikes: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> } & { ' $fragmentName'?: 'HouseholdMember_personFragment' };

export type Household_householdFragment = { __typename: 'Household', version: number, people: Array<{ __typename: 'HouseholdMember', id: string, name: string, never: Array<Allergen>, dislikes: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> } & { ' $fragmentName'?: 'Household_householdFragment' };

export type HouseholdQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseholdQuery = { household: { __typename: 'Household', version: number, people: Array<{ __typename: 'HouseholdMember', id: string, name: string, never: Array<Allergen>, dislikes: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> } };

export type SaveHouseholdMutationVariables = Exact<{
  input: HouseholdInput;
}>;


export type SaveHouseholdMutation = { saveHousehold:
    | { __typename: 'Household', version: number, people: Array<{ __typename: 'HouseholdMember', id: string, name: string, never: Array<Allergen>, dislikes: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> }
    | { __typename: 'HouseholdConflict', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
   };

export type MealsToAskAboutQueryVariables = Exact<{ [key: string]: never; }>;


export type MealsToAskAboutQuery = { tiffinPlans: Array<{ __typename: 'TiffinPlan', id: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string }, days: Array<{ __typename: 'TiffinDay', serviceDate: string, code: ProblemCode | null }> }> };

export type PhotoCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type PhotoCreditsQuery = { photoCredits: Array<{ __typename: 'PhotoCredit', shows: string, author: string, license: string, page: string }> };

export type SupplierStatusNote_kitchenFragment = { __typename: 'KitchenAccount', status: SupplierStatus, pausedUntil: string | null } & { ' $fragmentName'?: 'SupplierStatusNote_kitchenFragment' };

export type KitchenPause_kitchenFragment = { __typename: 'KitchenAccount', id: string, status: SupplierStatus, pausedUntil: string | null, pauseFixedUntil: string | null, today: string } & { ' $fragmentName'?: 'KitchenPause_kitchenFragment' };

export type KitchenCapacity_kitchenFragment = { __typename: 'KitchenAccount', id: string, dailyCapacity: string, capacity: number, capacityLimit: number } & { ' $fragmentName'?: 'KitchenCapacity_kitchenFragment' };

export type KitchenProfileForm_kitchenFragment = { __typename: 'KitchenAccount', id: string, phone: string | null, street: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, description: string, story: string | null, cuisineType: string, offersDelivery: boolean, offersPickup: boolean, deliveryRadiusMiles: number, zipCode: string, city: { __typename: 'City', id: string, name: string, state: string } } } & { ' $fragmentName'?: 'KitchenProfileForm_kitchenFragment' };

export type KitchenPhotos_kitchenFragment = { __typename: 'KitchenAccount', id: string, status: SupplierStatus, supplier: { __typename: 'Supplier', id: string, cover: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null } } & { ' $fragmentName'?: 'KitchenPhotos_kitchenFragment' };

export type SetKitchenPhotoMutationVariables = Exact<{
  kind: KitchenPhotoKind;
  alt: string;
  file: File;
}>;


export type SetKitchenPhotoMutation = { setKitchenPhoto:
    | { __typename: 'FileTooLarge', message: string, field: string | null }
    | { __typename: 'InvalidFileType', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | (
      { __typename: 'KitchenAccount', id: string }
      & { ' $fragmentRefs'?: { 'KitchenPhotos_kitchenFragment': KitchenPhotos_kitchenFragment } }
    )
    | { __typename: 'KitchenNotApproved', message: string, field: string | null }
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'PhotoTooSmall', message: string, field: string | null }
    | { __typename: 'UploadFailed', message: string, field: string | null }
   };

export type RemoveKitchenPhotoMutationVariables = Exact<{
  kind: KitchenPhotoKind;
}>;


export type RemoveKitchenPhotoMutation = { removeKitchenPhoto:
    | { __typename: 'FileTooLarge', message: string, field: string | null }
    | { __typename: 'InvalidFileType', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | (
      { __typename: 'KitchenAccount', id: string }
      & { ' $fragmentRefs'?: { 'KitchenPhotos_kitchenFragment': KitchenPhotos_kitchenFragment } }
    )
    | { __typename: 'KitchenNotApproved', message: string, field: string | null }
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'PhotoTooSmall', message: string, field: string | null }
    | { __typename: 'UploadFailed', message: string, field: string | null }
   };

export type PauseKitchenMutationVariables = Exact<{
  until: string;
}>;


export type PauseKitchenMutation = { pauseKitchen:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | (
      { __typename: 'KitchenAccount', id: string }
      & { ' $fragmentRefs'?: { 'KitchenPause_kitchenFragment': KitchenPause_kitchenFragment } }
    )
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'KitchenPausedByStaff', message: string, field: string | null }
   };

export type ResumeKitchenMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeKitchenMutation = { resumeKitchen:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | (
      { __typename: 'KitchenAccount', id: string }
      & { ' $fragmentRefs'?: { 'KitchenPause_kitchenFragment': KitchenPause_kitchenFragment } }
    )
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'KitchenPausedByStaff', message: string, field: string | null }
   };

export type SetKitchenCapacityMutationVariables = Exact<{
  capacity: number;
}>;


export type SetKitchenCapacityMutation = { setKitchenCapacity:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | (
      { __typename: 'KitchenAccount', id: string }
      & { ' $fragmentRefs'?: { 'KitchenCapacity_kitchenFragment': KitchenCapacity_kitchenFragment } }
    )
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'KitchenPausedByStaff', message: string, field: string | null }
   };

export type UpdateKitchenMutationVariables = Exact<{
  input: UpdateKitchenInput;
}>;


export type UpdateKitchenMutation = { updateKitchen:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | (
      { __typename: 'KitchenAccount', id: string }
      & { ' $fragmentRefs'?: { 'KitchenProfileForm_kitchenFragment': KitchenProfileForm_kitchenFragment } }
    )
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'KitchenPausedByStaff', message: string, field: string | null }
   };

export type KitchenFacts_kitchenFragment = { __typename: 'KitchenRecord', id: string, status: SupplierStatus, suspendedSince: string | null, pausedByStaffUntil: string | null, registeredAt: string, openOrders: number, address: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, description: string, rating: number, totalRatings: number, isActive: boolean }, owner: { __typename: 'User', id: string, name: string, email: string, phone: string | null } } & { ' $fragmentName'?: 'KitchenFacts_kitchenFragment' };

export type SuspendKitchen_kitchenFragment = { __typename: 'KitchenRecord', id: string, status: SupplierStatus, openOrders: number, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } & { ' $fragmentName'?: 'SuspendKitchen_kitchenFragment' };

export type KitchenDecided_kitchenFragment = { __typename: 'KitchenRecord', id: string, status: SupplierStatus, suspendedSince: string | null, openOrders: number, supplier: { __typename: 'Supplier', id: string, isActive: boolean } } & { ' $fragmentName'?: 'KitchenDecided_kitchenFragment' };

export type SuspendKitchenMutationVariables = Exact<{
  input: KitchenDecisionInput;
}>;


export type SuspendKitchenMutation = { suspendKitchen:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'KitchenNotFound', message: string }
    | (
      { __typename: 'KitchenRecord', id: string }
      & { ' $fragmentRefs'?: { 'KitchenDecided_kitchenFragment': KitchenDecided_kitchenFragment } }
    )
   };

export type ReinstateKitchenMutationVariables = Exact<{
  input: KitchenDecisionInput;
}>;


export type ReinstateKitchenMutation = { reinstateKitchen:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'KitchenNotFound', message: string }
    | (
      { __typename: 'KitchenRecord', id: string }
      & { ' $fragmentRefs'?: { 'KitchenDecided_kitchenFragment': KitchenDecided_kitchenFragment } }
    )
   };

export type EndKitchenPause_kitchenFragment = { __typename: 'KitchenRecord', id: string, pausedByStaffUntil: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } & { ' $fragmentName'?: 'EndKitchenPause_kitchenFragment' };

export type EndKitchenPauseMutationVariables = Exact<{
  input: KitchenDecisionInput;
}>;


export type EndKitchenPauseMutation = { endKitchenPause:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'KitchenNotFound', message: string }
    | (
      { __typename: 'KitchenRecord', id: string }
      & { ' $fragmentRefs'?: { 'KitchenDecided_kitchenFragment': KitchenDecided_kitchenFragment;'EndKitchenPause_kitchenFragment': EndKitchenPause_kitchenFragment } }
    )
   };

export type AdminKitchensQueryVariables = Exact<{
  text?: string | null | undefined;
  status?: SupplierStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminKitchensQuery = { kitchens: { __typename: 'KitchenRecordConnection', edges: Array<{ __typename: 'KitchenRecordEdge', node: { __typename: 'KitchenRecord', id: string, status: SupplierStatus, openOrders: number, registeredAt: string, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, city: { __typename: 'City', id: string, name: string, state: string } }, owner: { __typename: 'User', id: string, email: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OwnDish_dishFragment = { __typename: 'Dish', id: string, categoryId: string, soldOutOn: string | null, version: number, name: string, description: string, portion: string | null, diet: Diet, spiceLevel: number, allergens: Array<Allergen> | null, marks: Array<DishMark>, mealtimes: Array<Mealtime>, weekdays: Array<number>, plates: number, portionLimit: number | null, isTiffinOfTheDay: boolean, isAvailable: boolean, price: { __typename: 'Money', cents: number, text: string }, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> } & { ' $fragmentName'?: 'OwnDish_dishFragment' };

export type OwnMenu_menuFragment = { __typename: 'OwnMenu', id: string, cuisineType: string, today: string, categories: Array<{ __typename: 'OwnMenuCategory', id: string, name: string, version: number, portionLimit: number | null, dishes: Array<(
      { __typename: 'Dish', id: string, name: string, isAvailable: boolean, allergens: Array<Allergen> | null, soldOutOn: string | null, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null }
      & { ' $fragmentRefs'?: { 'OwnDish_dishFragment': OwnDish_dishFragment } }
    )> }> } & { ' $fragmentName'?: 'OwnMenu_menuFragment' };

export type KitchenPhotoGaps_kitchenFragment = { __typename: 'KitchenAccount', id: string, supplier: { __typename: 'Supplier', id: string, cover: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, popularDishes: Array<{ __typename: 'Dish', id: string }> } } & { ' $fragmentName'?: 'KitchenPhotoGaps_kitchenFragment' };

export type PhotoLine_menuFragment = { __typename: 'OwnMenu', id: string, dishCount: number, photographedDishCount: number } & { ' $fragmentName'?: 'PhotoLine_menuFragment' };

export type SetDishPhotoMutationVariables = Exact<{
  dishId: string;
  alt: string;
  file: File;
}>;


export type SetDishPhotoMutation = { setDishPhoto:
    | (
      { __typename: 'Dish' }
      & { ' $fragmentRefs'?: { 'OwnDish_dishFragment': OwnDish_dishFragment } }
    )
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'FileTooLarge', message: string, field: string | null }
    | { __typename: 'InvalidFileType', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'PhotoTooSmall', message: string, field: string | null }
    | { __typename: 'UploadFailed', message: string, field: string | null }
   };

export type DescribeDishPhotoMutationVariables = Exact<{
  dishId: string;
  alt: string;
}>;


export type DescribeDishPhotoMutation = { describeDishPhoto:
    | (
      { __typename: 'Dish' }
      & { ' $fragmentRefs'?: { 'OwnDish_dishFragment': OwnDish_dishFragment } }
    )
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'FileTooLarge', message: string, field: string | null }
    | { __typename: 'InvalidFileType', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'PhotoTooSmall', message: string, field: string | null }
    | { __typename: 'UploadFailed', message: string, field: string | null }
   };

export type RemoveDishPhotoMutationVariables = Exact<{
  dishId: string;
}>;


export type RemoveDishPhotoMutation = { removeDishPhoto:
    | (
      { __typename: 'Dish' }
      & { ' $fragmentRefs'?: { 'OwnDish_dishFragment': OwnDish_dishFragment } }
    )
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'FileTooLarge', message: string, field: string | null }
    | { __typename: 'InvalidFileType', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'PhotoTooSmall', message: string, field: string | null }
    | { __typename: 'UploadFailed', message: string, field: string | null }
   };

export type AddMenuCategoryMutationVariables = Exact<{
  name: string;
}>;


export type AddMenuCategoryMutation = { addMenuCategory:
    | { __typename: 'CategoryNotEmpty', message: string, field: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | (
      { __typename: 'OwnMenu' }
      & { ' $fragmentRefs'?: { 'OwnMenu_menuFragment': OwnMenu_menuFragment } }
    )
   };

export type RenameMenuCategoryMutationVariables = Exact<{
  categoryId: string;
  version: number;
  name: string;
  portionLimit?: number | null | undefined;
}>;


export type RenameMenuCategoryMutation = { renameMenuCategory:
    | { __typename: 'CategoryNotEmpty', message: string, field: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | (
      { __typename: 'OwnMenu' }
      & { ' $fragmentRefs'?: { 'OwnMenu_menuFragment': OwnMenu_menuFragment } }
    )
   };

export type MoveMenuCategoryMutationVariables = Exact<{
  categoryId: string;
  place: number;
}>;


export type MoveMenuCategoryMutation = { moveMenuCategory:
    | { __typename: 'CategoryNotEmpty', message: string, field: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OwnMenu', id: string, categories: Array<{ __typename: 'OwnMenuCategory', id: string }> }
   };

export type RemoveMenuCategoryMutationVariables = Exact<{
  categoryId: string;
}>;


export type RemoveMenuCategoryMutation = { removeMenuCategory:
    | { __typename: 'CategoryNotEmpty', message: string, field: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OwnMenu', id: string, categories: Array<{ __typename: 'OwnMenuCategory', id: string }> }
   };

export type MoveDishMutationVariables = Exact<{
  dishId: string;
  place: number;
}>;


export type MoveDishMutation = { moveDish:
    | { __typename: 'CategoryNotEmpty', message: string, field: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OwnMenu', id: string, categories: Array<{ __typename: 'OwnMenuCategory', id: string, dishes: Array<{ __typename: 'Dish', id: string }> }> }
   };

export type RemoveDishMutationVariables = Exact<{
  dishId: string;
}>;


export type RemoveDishMutation = { removeDish:
    | { __typename: 'CategoryNotEmpty', message: string, field: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OwnMenu', id: string, categories: Array<{ __typename: 'OwnMenuCategory', id: string, dishes: Array<{ __typename: 'Dish', id: string }> }> }
   };

export type SaveDishMutationVariables = Exact<{
  input: DishInput;
}>;


export type SaveDishMutation = { saveDish:
    | { __typename: 'AllergensUnanswered', message: string, field: string | null }
    | (
      { __typename: 'Dish', id: string, categoryId: string, version: number, photo: { __typename: 'Photo', alt: string } | null }
      & { ' $fragmentRefs'?: { 'OwnDish_dishFragment': OwnDish_dishFragment } }
    )
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
   };

export type MarkDishSoldOutTodayMutationVariables = Exact<{
  dishId: string;
  isSoldOut: boolean;
}>;


export type MarkDishSoldOutTodayMutation = { markDishSoldOutToday:
    | { __typename: 'AllergensUnanswered', message: string, field: string | null }
    | { __typename: 'Dish', id: string, soldOutOn: string | null }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
   };

export type SetDishAvailabilityMutationVariables = Exact<{
  dishId: string;
  isAvailable: boolean;
}>;


export type SetDishAvailabilityMutation = { setDishAvailability:
    | { __typename: 'AllergensUnanswered', message: string, field: string | null }
    | { __typename: 'Dish', id: string, isAvailable: boolean, version: number }
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuCategoryNotFound', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuIsFull', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
   };

export type MyMenuFileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMenuFileQuery = { myMenu: { __typename: 'OwnMenu', id: string, csv: string } | null };

export type PreviewMenuImportMutationVariables = Exact<{
  file: File;
}>;


export type PreviewMenuImportMutation = { previewMenuImport:
    | { __typename: 'InvalidMenuFile', message: string }
    | { __typename: 'MenuImportPreview', rows: Array<{ __typename: 'MenuImportRow', row: number, category: string, name: string, change: MenuRowChange }>, errors: Array<{ __typename: 'MenuRowError', row: number, column: string, message: string }> }
    | { __typename: 'MenuNotOpen', message: string }
    | { __typename: 'UploadFailed', message: string }
   };

export type ImportMenuMutationVariables = Exact<{
  file: File;
}>;


export type ImportMenuMutation = { importMenu:
    | { __typename: 'InvalidMenuFile', message: string }
    | { __typename: 'MenuImported', added: number, changed: number, menu: (
        { __typename: 'OwnMenu' }
        & { ' $fragmentRefs'?: { 'OwnMenu_menuFragment': OwnMenu_menuFragment } }
      ) }
    | { __typename: 'MenuNotOpen', message: string }
    | { __typename: 'MenuRowsInvalid', message: string }
    | { __typename: 'UploadFailed', message: string }
   };

export type OwnOffer_offerFragment = { __typename: 'TiffinOffer', id: string, version: number, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, spots: number | null, waiting: number, isOpen: boolean, lacksDishes: boolean, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }>, price: { __typename: 'Money', text: string }, highestPrice: { __typename: 'Money', text: string }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, offeredPrice: { __typename: 'Money', cents: number }, dish: { __typename: 'Dish', id: string, name: string } }> } & { ' $fragmentName'?: 'OwnOffer_offerFragment' };

export type OfferableDish_dishFragment = { __typename: 'Dish', id: string, name: string, mealtimes: Array<Mealtime>, weekdays: Array<number>, isAvailable: boolean, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string }> } & { ' $fragmentName'?: 'OfferableDish_dishFragment' };

export type MyTiffinOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTiffinOffersQuery = { myTiffinOffers: { __typename: 'OwnTiffinOffers', offers: Array<{ __typename: 'TiffinOffer', id: string, version: number, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, spots: number | null, waiting: number, isOpen: boolean, lacksDishes: boolean, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }>, price: { __typename: 'Money', text: string }, highestPrice: { __typename: 'Money', text: string }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, offeredPrice: { __typename: 'Money', cents: number }, dish: { __typename: 'Dish', id: string, name: string } }> }> }, myMenu: { __typename: 'OwnMenu', categories: Array<{ __typename: 'OwnMenuCategory', id: string, dishes: Array<{ __typename: 'Dish', id: string, name: string, mealtimes: Array<Mealtime>, weekdays: Array<number>, isAvailable: boolean, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string }> }> }> } | null };

export type SaveTiffinOfferMutationVariables = Exact<{
  input: TiffinOfferInput;
}>;


export type SaveTiffinOfferMutation = { saveTiffinOffer:
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MealNotCooked', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OwnTiffinOffers', offers: Array<{ __typename: 'TiffinOffer', id: string, version: number, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, spots: number | null, waiting: number, isOpen: boolean, lacksDishes: boolean, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }>, price: { __typename: 'Money', text: string }, highestPrice: { __typename: 'Money', text: string }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, offeredPrice: { __typename: 'Money', cents: number }, dish: { __typename: 'Dish', id: string, name: string } }> }> }
    | { __typename: 'TiffinOfferLimit', message: string, field: string | null }
    | { __typename: 'TiffinOfferNotFound', message: string, field: string | null }
   };

export type WithdrawTiffinOfferMutationVariables = Exact<{
  offerId: string;
}>;


export type WithdrawTiffinOfferMutation = { withdrawTiffinOffer:
    | { __typename: 'DishNotFound', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MealNotCooked', message: string, field: string | null }
    | { __typename: 'MenuConflict', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OwnTiffinOffers', offers: Array<{ __typename: 'TiffinOffer', id: string, version: number, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, spots: number | null, waiting: number, isOpen: boolean, lacksDishes: boolean, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }>, price: { __typename: 'Money', text: string }, highestPrice: { __typename: 'Money', text: string }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, offeredPrice: { __typename: 'Money', cents: number }, dish: { __typename: 'Dish', id: string, name: string } }> }> }
    | { __typename: 'TiffinOfferLimit', message: string, field: string | null }
    | { __typename: 'TiffinOfferNotFound', message: string, field: string | null }
   };

export type FinishedOrdersQueryVariables = Exact<{
  day: string;
  mealtime?: Mealtime | null | undefined;
}>;


export type FinishedOrdersQuery = { kitchenOrders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, mealtime: Mealtime, total: { __typename: 'Money', text: string }, customer: { __typename: 'OrderCustomer', firstName: string, phone: string | null } | null }> } };

export type KitchenOrderFacts_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfillment: Fulfillment, mealtime: Mealtime, serviceDate: string, servedFrom: string, servedUntil: string, note: string | null, deliveryAddress: string | null, paymentStatus: OrderPaymentStatus, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null } | null, total: { __typename: 'Money', text: string }, customer: { __typename: 'OrderCustomer', firstName: string, phone: string | null } | null, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, lineTotal: { __typename: 'Money', text: string }, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }> } & { ' $fragmentName'?: 'KitchenOrderFacts_orderFragment' };

export type KitchenOrderTimeline_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfillment: Fulfillment, canceledBy: CanceledBy | null, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> } & { ' $fragmentName'?: 'KitchenOrderTimeline_orderFragment' };

export type KitchenMeals_agendaFragment = { __typename: 'KitchenAgenda', today: string, timeZone: string, meals: Array<{ __typename: 'KitchenMeal', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, orders: number, openOrders: number, plates: number }>, leftOver: Array<{ __typename: 'LeftOverDay', serviceDate: string, openOrders: number }> } & { ' $fragmentName'?: 'KitchenMeals_agendaFragment' };

export type KitchenOrderCard_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, fulfillment: Fulfillment, mealtime: Mealtime, serviceDate: string, servedFrom: string, servedUntil: string, note: string | null, deliveryAddress: string | null, total: { __typename: 'Money', text: string }, customer: { __typename: 'OrderCustomer', firstName: string, phone: string | null } | null, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }> } & { ' $fragmentName'?: 'KitchenOrderCard_orderFragment' };

export type KitchenOrdersLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type KitchenOrdersLiveSubscription = { kitchenOrdersChanged: { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, canceledBy: CanceledBy | null, cancellationReason: string | null, lines: Array<{ __typename: 'OrderLine', position: number, addedAllergens: Array<Allergen>, changedDiet: Diet | null, removedMarks: Array<DishMark> }>, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> } | null };

export type PrepChangeRow_orderFragment = { __typename: 'Order', id: string, orderNumber: string, canceledBy: CanceledBy | null, cancellationReason: string | null, customer: { __typename: 'OrderCustomer', firstName: string } | null, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }> } & { ' $fragmentName'?: 'PrepChangeRow_orderFragment' };

export type PrepOrder_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, fulfillment: Fulfillment, servedUntil: string, deliveryAddress: string | null, note: string | null, total: { __typename: 'Money', text: string }, customer: { __typename: 'OrderCustomer', firstName: string, phone: string | null } | null, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }> } & { ' $fragmentName'?: 'PrepOrder_orderFragment' };

export type PrepSupplement_supplementFragment = { __typename: 'PrepSupplement', cutOffAt: string, dishes: Array<{ __typename: 'PrepDishChange', dishId: string, dishName: string, added: number, canceled: number }>, changes: Array<{ __typename: 'PrepChange', id: string, kind: PrepChangeKind, at: string, order: (
      { __typename: 'Order', id: string }
      & { ' $fragmentRefs'?: { 'PrepChangeRow_orderFragment': PrepChangeRow_orderFragment } }
    ) }>, reopenedOrders: Array<{ __typename: 'Order', id: string, reopenedAt: string | null, lines: Array<{ __typename: 'OrderLine', position: number, dishId: string, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }> }> } & { ' $fragmentName'?: 'PrepSupplement_supplementFragment' };

export type PrepTicks_dishFragment = { __typename: 'PrepDish', id: string, dishId: string, dishName: string, mealContent: string | null, plates: number, tickedPlates: number, isTicked: boolean, choices: Array<{ __typename: 'PrepChoice', group: string, name: string, portions: number }> } & { ' $fragmentName'?: 'PrepTicks_dishFragment' };

export type TickPrepDishMutationVariables = Exact<{
  input: TickPrepDishInput;
}>;


export type TickPrepDishMutation = { tickPrepDish:
    | { __typename: 'DishNotOrdered', message: string }
    | { __typename: 'PrepSheet', dishes: Array<{ __typename: 'PrepDish', id: string, dishId: string, dishName: string, mealContent: string | null, plates: number, tickedPlates: number, isTicked: boolean, choices: Array<{ __typename: 'PrepChoice', group: string, name: string, portions: number }> }> }
   };

export type PrepTicksLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PrepTicksLiveSubscription = { prepSheetTicked: { __typename: 'PrepSheet', dishes: Array<{ __typename: 'PrepDish', id: string, dishId: string, dishName: string, mealContent: string | null, plates: number, tickedPlates: number, isTicked: boolean, choices: Array<{ __typename: 'PrepChoice', group: string, name: string, portions: number }> }> } };

export type CancelByKitchen_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, customer: { __typename: 'OrderCustomer', firstName: string, phone: string | null } | null } & { ' $fragmentName'?: 'CancelByKitchen_orderFragment' };

export type CancelOrderByKitchenMutationVariables = Exact<{
  input: CancelOrderByKitchenInput;
}>;


export type CancelOrderByKitchenMutation = { cancelOrderByKitchen:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, canceledBy: CanceledBy | null, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderNotFound', message: string, field: string | null }
    | { __typename: 'TooLateToCancel', message: string, field: string | null }
   };

export type StepTaker_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, fulfillment: Fulfillment, nextStatusFrom: string | null, customer: { __typename: 'OrderCustomer', firstName: string, phone: string | null } | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> } & { ' $fragmentName'?: 'StepTaker_orderFragment' };

export type MoveOrderMutationVariables = Exact<{
  input: MoveOrderInput;
}>;


export type MoveOrderMutation = { moveOrder:
    | { __typename: 'Order', id: string, status: OrderStatus, nextStatusFrom: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderMovedOn', status: OrderStatus, message: string }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'StepNotPossible', message: string }
    | { __typename: 'StepTooEarly', message: string }
   };

export type UndoOrderMoveMutationVariables = Exact<{
  input: UndoOrderMoveInput;
}>;


export type UndoOrderMoveMutation = { undoOrderMove:
    | { __typename: 'Order', id: string, status: OrderStatus, nextStatusFrom: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderMovedOn', message: string }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'TooLateToUndo', message: string }
   };

export type TodayOrder_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, fulfillment: Fulfillment, nextStatusFrom: string | null, deliveryAddress: string | null, customer: { __typename: 'OrderCustomer', firstName: string } | null } & { ' $fragmentName'?: 'TodayOrder_orderFragment' };

export type TodayMealQueryVariables = Exact<{
  day: string;
  mealtime: Mealtime;
}>;


export type TodayMealQuery = { prepSheet: { __typename: 'PrepSheet', dishes: Array<{ __typename: 'PrepDish', id: string, dishId: string, dishName: string, mealContent: string | null, plates: number, tickedPlates: number, isTicked: boolean, choices: Array<{ __typename: 'PrepChoice', group: string, name: string, portions: number }> }>, orders: Array<{ __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, fulfillment: Fulfillment, nextStatusFrom: string | null, deliveryAddress: string | null, customer: { __typename: 'OrderCustomer', firstName: string } | null }> } };

export type MoveOrdersMutationVariables = Exact<{
  input: MoveOrdersInput;
}>;


export type MoveOrdersMutation = { moveOrders: { __typename: 'MovedOrders', orders: Array<{ __typename: 'Order', id: string, status: OrderStatus, nextStatusFrom: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }>, refused: Array<{ __typename: 'RefusedOrder', orderId: string, problem:
        | { __typename: 'OrderMovedOn', status: OrderStatus, message: string }
        | { __typename: 'OrderNotFound', message: string }
        | { __typename: 'StepNotPossible', message: string }
        | { __typename: 'StepTooEarly', possibleFrom: string, message: string }
       }> } };

export type RegisterSupplierMutationVariables = Exact<{
  input: RegisterSupplierInput;
}>;


export type RegisterSupplierMutation = { registerSupplier:
    | { __typename: 'EinTaken', message: string, field: string | null }
    | { __typename: 'EmailTaken', message: string, field: string | null }
    | { __typename: 'KitchenRegistered', message: string }
    | { __typename: 'RegistrationRefused', title: string, step: number, message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type PlaceOfZipQueryVariables = Exact<{
  zipCode: string;
}>;


export type PlaceOfZipQuery = { lookupZipCode: Array<{ __typename: 'ZipCode', city: string, state: string }> };

export type CookingWeek_weekFragment = { __typename: 'CookingWeek', id: string, version: number, today: string, capacity: number, plans: Array<{ __typename: 'PlannedMeal', weekday: number, mealtime: Mealtime, plates: number, cutOffMinutes: number, servedFromMinutes: number, servedUntilMinutes: number }>, closures: Array<{ __typename: 'Closure', id: string, firstDay: string, lastDay: string, reason: string }>, openOrders: Array<{ __typename: 'OpenOrders', serviceDate: string, mealtime: Mealtime, orders: number, plates: number }> } & { ' $fragmentName'?: 'CookingWeek_weekFragment' };

export type PlannedTiffinsQueryVariables = Exact<{
  firstDay: string;
  lastDay: string;
}>;


export type PlannedTiffinsQuery = { myCookingWeek: { __typename: 'CookingWeek', id: string, plannedTiffins: { __typename: 'PlannedTiffins', meals: number, customers: number } } | null };

export type SaveMealtimePlanMutationVariables = Exact<{
  input: MealtimePlanInput;
}>;


export type SaveMealtimePlanMutation = { saveMealtimePlan:
    | { __typename: 'ClosureNotFound', message: string, field: string | null }
    | { __typename: 'ClosuresOverlap', message: string, field: string | null }
    | (
      { __typename: 'CookingWeek' }
      & { ' $fragmentRefs'?: { 'CookingWeek_weekFragment': CookingWeek_weekFragment } }
    )
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OrdersOnClosedDays', message: string, field: string | null }
    | { __typename: 'PlatesBeyondCapacity', message: string, field: string | null }
    | { __typename: 'TooManyClosures', message: string, field: string | null }
    | { __typename: 'WeekConflict', message: string, field: string | null }
   };

export type RemoveMealtimePlanMutationVariables = Exact<{
  input: RemoveMealtimePlanInput;
}>;


export type RemoveMealtimePlanMutation = { removeMealtimePlan:
    | { __typename: 'ClosureNotFound', message: string, field: string | null }
    | { __typename: 'ClosuresOverlap', message: string, field: string | null }
    | (
      { __typename: 'CookingWeek' }
      & { ' $fragmentRefs'?: { 'CookingWeek_weekFragment': CookingWeek_weekFragment } }
    )
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OrdersOnClosedDays', message: string, field: string | null }
    | { __typename: 'PlatesBeyondCapacity', message: string, field: string | null }
    | { __typename: 'TooManyClosures', message: string, field: string | null }
    | { __typename: 'WeekConflict', message: string, field: string | null }
   };

export type SaveClosureMutationVariables = Exact<{
  input: ClosureInput;
  firstDay: string;
  lastDay: string;
}>;


export type SaveClosureMutation = { saveClosure:
    | { __typename: 'ClosureNotFound', message: string, field: string | null }
    | { __typename: 'ClosuresOverlap', message: string, field: string | null }
    | (
      { __typename: 'CookingWeek', plannedTiffins: { __typename: 'PlannedTiffins', meals: number, customers: number } }
      & { ' $fragmentRefs'?: { 'CookingWeek_weekFragment': CookingWeek_weekFragment } }
    )
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OrdersOnClosedDays', message: string, field: string | null }
    | { __typename: 'PlatesBeyondCapacity', message: string, field: string | null }
    | { __typename: 'TooManyClosures', message: string, field: string | null }
    | { __typename: 'WeekConflict', message: string, field: string | null }
   };

export type RemoveClosureMutationVariables = Exact<{
  closureId: string;
  version: number;
}>;


export type RemoveClosureMutation = { removeClosure:
    | { __typename: 'ClosureNotFound', message: string, field: string | null }
    | { __typename: 'ClosuresOverlap', message: string, field: string | null }
    | (
      { __typename: 'CookingWeek' }
      & { ' $fragmentRefs'?: { 'CookingWeek_weekFragment': CookingWeek_weekFragment } }
    )
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'OrdersOnClosedDays', message: string, field: string | null }
    | { __typename: 'PlatesBeyondCapacity', message: string, field: string | null }
    | { __typename: 'TooManyClosures', message: string, field: string | null }
    | { __typename: 'WeekConflict', message: string, field: string | null }
   };

export type MealMenusFileQueryVariables = Exact<{ [key: string]: never; }>;


export type MealMenusFileQuery = { myMenu: { __typename: 'OwnMenu', id: string, mealMenusCsv: string } | null };

export type PreviewMealMenuImportMutationVariables = Exact<{
  file: File;
}>;


export type PreviewMealMenuImportMutation = { previewMealMenuImport:
    | { __typename: 'InvalidMenuFile', message: string }
    | { __typename: 'MealMenuImportPreview', unchangedCount: number, changed: Array<{ __typename: 'MealOfDay', serviceDate: string, mealtime: Mealtime }>, errors: Array<{ __typename: 'MenuRowError', row: number, column: string, message: string }> }
    | { __typename: 'MenuNotOpen', message: string }
    | { __typename: 'UploadFailed', message: string }
   };

export type ImportMealMenusMutationVariables = Exact<{
  file: File;
}>;


export type ImportMealMenusMutation = { importMealMenus:
    | { __typename: 'InvalidMenuFile', message: string }
    | { __typename: 'MenuNotOpen', message: string }
    | { __typename: 'MenuRowsInvalid', message: string }
    | { __typename: 'PublishedMealMenus', mealCount: number, stillOrdered: Array<{ __typename: 'StillOrdered', serviceDate: string, mealtime: Mealtime, dishId: string, dishName: string, orders: number }>, orderedContents: Array<{ __typename: 'OrderedContent', serviceDate: string, mealtime: Mealtime, dishId: string, dishName: string, mealContent: string, orders: number }> }
    | { __typename: 'UploadFailed', message: string }
   };

export type MenuWeekQueryVariables = Exact<{
  weeksAhead: number;
}>;


export type MenuWeekQuery = { myMenuWeek: { __typename: 'MenuWeek', today: string, firstDay: string, meals: Array<{ __typename: 'MenuWeekMeal', serviceDate: string, mealtime: Mealtime, cutOffAt: string, dishIds: Array<string> | null, contents: Array<{ __typename: 'MealContent', dishId: string, text: string }> }> } | null, myMenu: { __typename: 'OwnMenu', id: string, categories: Array<{ __typename: 'OwnMenuCategory', id: string, name: string, dishes: Array<{ __typename: 'Dish', id: string, name: string, isAvailable: boolean, mealtimes: Array<Mealtime>, weekdays: Array<number>, isTiffinOfTheDay: boolean }> }> } | null };

export type PublishMealMenusMutationVariables = Exact<{
  menus: Array<MealMenuInput> | MealMenuInput;
}>;


export type PublishMealMenusMutation = { publishMealMenus:
    | { __typename: 'DishesNotOnMenu', dishIds: Array<string>, message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MealsClosed', message: string, field: string | null, meals: Array<{ __typename: 'MealOfDay', serviceDate: string, mealtime: Mealtime }> }
    | { __typename: 'MenuNotOpen', message: string, field: string | null }
    | { __typename: 'PublishedMealMenus', mealCount: number, stillOrdered: Array<{ __typename: 'StillOrdered', serviceDate: string, mealtime: Mealtime, dishId: string, dishName: string, orders: number }>, orderedContents: Array<{ __typename: 'OrderedContent', serviceDate: string, mealtime: Mealtime, dishId: string, dishName: string, mealContent: string, orders: number }> }
   };

export type PublishedMenus_menusFragment = { __typename: 'PublishedMealMenus', stillOrdered: Array<{ __typename: 'StillOrdered', serviceDate: string, mealtime: Mealtime, dishId: string, dishName: string, orders: number }>, orderedContents: Array<{ __typename: 'OrderedContent', serviceDate: string, mealtime: Mealtime, dishId: string, dishName: string, mealContent: string, orders: number }> } & { ' $fragmentName'?: 'PublishedMenus_menusFragment' };

export type DishRow_dishFragment = { __typename: 'Dish', id: string, soldOutOn: string | null, name: string, description: string, portion: string | null, diet: Diet, spiceLevel: number, allergens: Array<Allergen> | null, marks: Array<DishMark>, mealtimes: Array<Mealtime>, weekdays: Array<number>, plates: number, portionLimit: number | null, isTiffinOfTheDay: boolean, isAvailable: boolean, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> } & { ' $fragmentName'?: 'DishRow_dishFragment' };

export type KitchenClosedNote_supplierFragment = { __typename: 'Supplier', id: string, cookName: string, pausedUntil: string | null, isActive: boolean, closures: Array<{ __typename: 'Closure', id: string, firstDay: string, lastDay: string, reason: string }>, mealWindows: Array<{ __typename: 'MealWindow', platesLeft: number }> } & { ' $fragmentName'?: 'KitchenClosedNote_supplierFragment' };

export type KitchenIntro_supplierFragment = { __typename: 'Supplier', id: string, isActive: boolean, kitchenName: string, cookName: string, cuisineType: string, description: string, story: string | null, address: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, deliveryRadiusMiles: number, sharePath: string, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null } & { ' $fragmentName'?: 'KitchenIntro_supplierFragment' };

export type KitchenLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type KitchenLiveSubscription = { supplierChanged: (
    { __typename: 'Supplier', id: string, isActive: boolean, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, platesLeft: number }> }
    & { ' $fragmentRefs'?: { 'KitchenClosedNote_supplierFragment': KitchenClosedNote_supplierFragment;'MealPicker_supplierFragment': MealPicker_supplierFragment;'KitchenMenu_supplierFragment': KitchenMenu_supplierFragment } }
  ) | null };

export type KitchenMenu_supplierFragment = { __typename: 'Supplier', id: string, cuisineType: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, platesLeft: number }>, mealMenus: Array<{ __typename: 'MealMenu', serviceDate: string, mealtime: Mealtime, dishIds: Array<string>, contents: Array<{ __typename: 'MealContent', dishId: string, text: string }> }>, city: { __typename: 'City', id: string, timeZone: string }, menu: Array<{ __typename: 'MenuCategory', id: string, name: string, portionLimit: number | null, dishes: Array<{ __typename: 'Dish', id: string, name: string, isAvailable: boolean, soldOutOn: string | null, description: string, portion: string | null, diet: Diet, spiceLevel: number, allergens: Array<Allergen> | null, marks: Array<DishMark>, mealtimes: Array<Mealtime>, weekdays: Array<number>, plates: number, portionLimit: number | null, isTiffinOfTheDay: boolean, price: { __typename: 'Money', cents: number, text: string }, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> }> }> } & { ' $fragmentName'?: 'KitchenMenu_supplierFragment' };

export type KitchenReachQueryVariables = Exact<{
  id: string;
  near: Coordinates;
}>;


export type KitchenReachQuery = { supplier: { __typename: 'Supplier', id: string, offersDelivery: boolean, offersPickup: boolean, deliversTo: boolean } | null };

export type MealPicker_supplierFragment = { __typename: 'Supplier', id: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number }>, city: { __typename: 'City', id: string, timeZone: string } } & { ' $fragmentName'?: 'MealPicker_supplierFragment' };

export type PortionsLeftQueryVariables = Exact<{
  id: string;
  serviceDate: string;
  mealtime: Mealtime;
}>;


export type PortionsLeftQuery = { supplier: { __typename: 'Supplier', id: string, portionsLeft: Array<{ __typename: 'DishPortions', dishId: string, portionsLeft: number }> } | null };

export type NotificationSettings_settingsFragment = { __typename: 'NotificationSettings', orderUpdates: boolean, email: boolean, push: boolean, sound: boolean } & { ' $fragmentName'?: 'NotificationSettings_settingsFragment' };

export type ChangeNotificationSettingMutationVariables = Exact<{
  input: NotificationSettingsInput;
}>;


export type ChangeNotificationSettingMutation = { updateNotificationSettings: (
    { __typename: 'NotificationSettings' }
    & { ' $fragmentRefs'?: { 'NotificationSettings_settingsFragment': NotificationSettings_settingsFragment } }
  ) };

export type NotificationRow_notificationFragment = { __typename: 'Notification', id: string, type: NotificationType, priority: Priority, title: string, message: string, timestamp: string, read: boolean, orderId: string | null, translations: Array<{ __typename: 'NotificationTranslation', language: Language, title: string, message: string }> } & { ' $fragmentName'?: 'NotificationRow_notificationFragment' };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { unreadNotificationCount: number, messageLanguage: Language, notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', cursor: string, node: { __typename: 'Notification', id: string, type: NotificationType, priority: Priority, title: string, message: string, timestamp: string, read: boolean, orderId: string | null, translations: Array<{ __typename: 'NotificationTranslation', language: Language, title: string, message: string }> } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type NotificationReceivedSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type NotificationReceivedSubscription = { notificationReceived: { __typename: 'Notification', id: string, type: NotificationType, priority: Priority, title: string, message: string, timestamp: string, read: boolean, orderId: string | null, translations: Array<{ __typename: 'NotificationTranslation', language: Language, title: string, message: string }> } | null };

export type SaveMessageLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type SaveMessageLanguageMutation = { saveMessageLanguage: Language };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead:
    | { __typename: 'Notification', id: string, read: boolean }
    | { __typename: 'NotificationNotFound', message: string }
   };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { __typename: 'AllRead', count: number } };

export type DismissNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DismissNotificationMutation = { dismissNotification:
    | { __typename: 'Dismissed', id: string }
    | { __typename: 'NotificationNotFound', message: string }
   };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string | null };

export type DeviceOfSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceOfSessionQuery = { pushKey: string | null, pushDevices: Array<{ __typename: 'PushDevice', id: string, isThisSession: boolean, endpointDigest: string, isReachable: boolean }> };

export type RenewPushDeviceMutationVariables = Exact<{
  id: string;
  input: PushDeviceInput;
}>;


export type RenewPushDeviceMutation = { renewPushDevice:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PushDevice', id: string, endpointDigest: string, isReachable: boolean }
    | { __typename: 'PushDeviceNotFound', message: string }
   };

export type AddPushDeviceMutationVariables = Exact<{
  input: PushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'PushDevice', id: string }
   };

export type PushDevices_deviceFragment = { __typename: 'PushDevice', id: string, name: string | null, createdAt: string, isThisSession: boolean } & { ' $fragmentName'?: 'PushDevices_deviceFragment' };

export type RemovePushDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushDeviceMutation = { removePushDevice:
    | { __typename: 'PushDeviceNotFound', message: string }
    | { __typename: 'Removed', id: string }
   };

export type ApplicationTimeline_applicationFragment = { __typename: 'Application', id: string, status: OnboardingStatus, createdAt: string, documentsSubmittedAt: string | null, decidedAt: string | null, answerDueOn: string | null, businessDaysWaiting: number | null, rejectionReason: string | null, decisions: Array<{ __typename: 'Decision', id: string, kind: DecisionKind, decidedAt: string, undoneAt: string | null }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'ApplicationTimeline_applicationFragment' };

export type Checklist_applicationFragment = { __typename: 'Application', id: string, status: OnboardingStatus, steps: Array<(
    { __typename: 'OnboardingStep', id: string, category: StepCategory, required: boolean, completed: boolean, status: StepStatus }
    & { ' $fragmentRefs'?: { 'ChecklistStep_stepFragment': ChecklistStep_stepFragment } }
  )> } & { ' $fragmentName'?: 'Checklist_applicationFragment' };

export type ChecklistStep_stepFragment = { __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, category: StepCategory, title: string, description: string, required: boolean, completed: boolean, status: StepStatus, documentUrl: string | null, rejectionReason: string | null, viewerCanComplete: boolean, document: { __typename: 'Document', id: string, fileName: string, bytes: number } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string } | null } & { ' $fragmentName'?: 'ChecklistStep_stepFragment' };

export type Journey_applicationFragment = { __typename: 'Application', id: string, status: OnboardingStatus, journeyStep: number } & { ' $fragmentName'?: 'Journey_applicationFragment' };

export type OnboardingProgress_applicationFragment = { __typename: 'Application', id: string, requiredTotal: number, requiredCompleted: number, mandatoryDocumentsTotal: number, mandatoryDocumentsPresent: number, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, category: StepCategory, title: string, required: boolean, completed: boolean, isMandatoryDocument: boolean, viewerCanComplete: boolean }> } & { ' $fragmentName'?: 'OnboardingProgress_applicationFragment' };

export type RequiredStep_stepFragment = { __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, category: StepCategory, title: string, required: boolean, completed: boolean, isMandatoryDocument: boolean, viewerCanComplete: boolean } & { ' $fragmentName'?: 'RequiredStep_stepFragment' };

export type ReadyForReview_applicationFragment = { __typename: 'Application', id: string, status: OnboardingStatus, viewerCanSubmitForReview: boolean } & { ' $fragmentName'?: 'ReadyForReview_applicationFragment' };

export type StatusBanner_applicationFragment = { __typename: 'Application', id: string, status: OnboardingStatus, rejectionReason: string | null, answerDueOn: string | null, viewerCanSubmitForReview: boolean } & { ' $fragmentName'?: 'StatusBanner_applicationFragment' };

export type SubmittedDocuments_applicationFragment = { __typename: 'Application', id: string, steps: Array<{ __typename: 'OnboardingStep', id: string, title: string, category: StepCategory, status: StepStatus, documentUrl: string | null, rejectionReason: string | null, document: { __typename: 'Document', id: string, fileName: string, bytes: number, submittedAt: string | null } | null, signature: { __typename: 'Signature', id: string, fullName: string, signedAt: string } | null }> } & { ' $fragmentName'?: 'SubmittedDocuments_applicationFragment' };

export type OnboardingState_applicationFragment = (
  { __typename: 'Application', id: string, status: OnboardingStatus }
  & { ' $fragmentRefs'?: { 'Journey_applicationFragment': Journey_applicationFragment;'OnboardingProgress_applicationFragment': OnboardingProgress_applicationFragment;'StatusBanner_applicationFragment': StatusBanner_applicationFragment;'Checklist_applicationFragment': Checklist_applicationFragment;'ReadyForReview_applicationFragment': ReadyForReview_applicationFragment } }
) & { ' $fragmentName'?: 'OnboardingState_applicationFragment' };

export type AgreementTextQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreementTextQuery = { onboarding: { __typename: 'Application', id: string, steps: Array<{ __typename: 'OnboardingStep', id: string, stepId: OnboardingStepId, agreement: { __typename: 'Agreement', title: string, version: string, sections: Array<{ __typename: 'AgreementSection', heading: string, paragraphs: Array<string> }>, translations: Array<{ __typename: 'AgreementTranslation', language: Language, sections: Array<{ __typename: 'AgreementSection', heading: string, paragraphs: Array<string> }> }> } | null }> } | null };

export type SignAgreementMutationVariables = Exact<{
  input: SignAgreementInput;
}>;


export type SignAgreementMutation = { signAgreement:
    | (
      { __typename: 'Application', id: string }
      & { ' $fragmentRefs'?: { 'OnboardingState_applicationFragment': OnboardingState_applicationFragment } }
    )
    | { __typename: 'ApplicationNotFound', message: string, field: string | null }
    | { __typename: 'DocumentNotFound', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'StepAlreadyDone', message: string, field: string | null }
    | { __typename: 'StepClosed', message: string, field: string | null }
   };

export type SubmitDocumentMutationVariables = Exact<{
  input: SubmitDocumentInput;
}>;


export type SubmitDocumentMutation = { submitDocument:
    | (
      { __typename: 'Application', id: string }
      & { ' $fragmentRefs'?: { 'OnboardingState_applicationFragment': OnboardingState_applicationFragment } }
    )
    | { __typename: 'ApplicationNotFound', message: string, field: string | null }
    | { __typename: 'DocumentNotFound', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'StepAlreadyDone', message: string, field: string | null }
    | { __typename: 'StepClosed', message: string, field: string | null }
   };

export type MarkBankAccountReadyMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkBankAccountReadyMutation = { markBankAccountReady:
    | (
      { __typename: 'Application', id: string }
      & { ' $fragmentRefs'?: { 'OnboardingState_applicationFragment': OnboardingState_applicationFragment } }
    )
    | { __typename: 'ApplicationNotFound', message: string, field: string | null }
    | { __typename: 'DocumentNotFound', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'StepAlreadyDone', message: string, field: string | null }
    | { __typename: 'StepClosed', message: string, field: string | null }
   };

export type SubmitForReviewMutationVariables = Exact<{ [key: string]: never; }>;


export type SubmitForReviewMutation = { submitForReview:
    | (
      { __typename: 'Application', id: string }
      & { ' $fragmentRefs'?: { 'OnboardingState_applicationFragment': OnboardingState_applicationFragment } }
    )
    | { __typename: 'ApplicationMoved', message: string, field: string | null }
    | { __typename: 'ApplicationNotFound', message: string, field: string | null }
    | { __typename: 'StepsIncomplete', message: string, field: string | null }
   };

export type CancelByAdmin_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, isToDecide: boolean } & { ' $fragmentName'?: 'CancelByAdmin_orderFragment' };

export type CancelOrderByAdminMutationVariables = Exact<{
  input: CancelOrderByAdminInput;
}>;


export type CancelOrderByAdminMutation = { cancelOrderByAdmin:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Order', id: string, status: OrderStatus, isToDecide: boolean, paymentStatus: OrderPaymentStatus, canceledBy: CanceledBy | null, cancellationReason: string | null, isLate: boolean, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type ConfirmOrderByAdminMutationVariables = Exact<{
  orderId: string;
}>;


export type ConfirmOrderByAdminMutation = { confirmOrderByAdmin:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'Order', id: string, isToDecide: boolean }
    | { __typename: 'OrderNotFound', message: string }
   };

export type OrderFacts_orderFragment = { __typename: 'Order', id: string, serviceDate: string, mealtime: Mealtime, fulfillment: Fulfillment, deliveryAddress: string | null, note: string | null, plates: number, paymentStatus: OrderPaymentStatus, placedAt: string, isLate: boolean, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null, reportedAt: string, handledAt: string | null } | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, name: string, timeZone: string } }, placedBy: { __typename: 'User', id: string, name: string, email: string, phone: string | null } } & { ' $fragmentName'?: 'OrderFacts_orderFragment' };

export type HandleOrderIssueMutationVariables = Exact<{
  orderId: string;
}>;


export type HandleOrderIssueMutation = { handleOrderIssue:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'IssueNotFound', message: string }
    | { __typename: 'Order', id: string, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null, reportedAt: string, handledAt: string | null } | null }
   };

export type SearchOrdersQueryVariables = Exact<{
  text?: string | null | undefined;
  statuses?: Array<OrderStatus> | OrderStatus | null | undefined;
  supplierId?: string | null | undefined;
  serviceDate?: string | null | undefined;
  isDue?: boolean | null | undefined;
  isToDecide?: boolean | null | undefined;
  hasOpenIssue?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchOrdersQuery = { openOrderIssues: number, searchOrders: { __typename: 'OrderConnection', edges: Array<{ __typename: 'OrderEdge', node: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, isLate: boolean, total: { __typename: 'Money', cents: number, text: string }, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null, reportedAt: string, handledAt: string | null } | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, name: string, timeZone: string } }, placedBy: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OrderedKitchensQueryVariables = Exact<{
  city: string;
}>;


export type OrderedKitchensQuery = { orderedKitchens: Array<{ __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, nextMealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime } | null, city: { __typename: 'City', id: string, timeZone: string } }> };

export type ActiveOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveOrdersQuery = { orders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, status: OrderStatus, orderNumber: string, fulfillment: Fulfillment, serviceDate: string, mealtime: Mealtime, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } }> } };

export type CancelOrder_orderFragment = { __typename: 'Order', id: string, orderNumber: string, viewerCanCancel: boolean, cancellableUntil: string, reopenedAt: string | null } & { ' $fragmentName'?: 'CancelOrder_orderFragment' };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, canceledBy: CanceledBy | null, cancellationReason: string | null, viewerCanCancel: boolean, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> }
    | { __typename: 'OrderNotFound', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type OrderCard_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, unitPrice: { __typename: 'Money', text: string }, lineTotal: { __typename: 'Money', text: string } }>, total: { __typename: 'Money', text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderCard_orderFragment' };

export type OrderHandover_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, servedFrom: string, servedUntil: string, fulfillment: Fulfillment, deliveryAddress: string | null, pickupAddress: string | null, note: string | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderHandover_orderFragment' };

export type OrderHeading_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, servedFrom: string, servedUntil: string, fulfillment: Fulfillment, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null } } & { ' $fragmentName'?: 'OrderHeading_orderFragment' };

export type OrderIssue_orderFragment = { __typename: 'Order', id: string, viewerCanReportIssue: boolean, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null } | null } & { ' $fragmentName'?: 'OrderIssue_orderFragment' };

export type ReportOrderIssueMutationVariables = Exact<{
  input: ReportOrderIssueInput;
}>;


export type ReportOrderIssueMutation = { reportOrderIssue:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'IssueAlreadyReported', message: string }
    | { __typename: 'IssueNotReportable', message: string }
    | { __typename: 'Order', id: string, viewerCanReportIssue: boolean, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null } | null }
    | { __typename: 'OrderNotFound', message: string }
   };

export type OrderLines_orderFragment = { __typename: 'Order', id: string, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, unitPrice: { __typename: 'Money', text: string }, lineTotal: { __typename: 'Money', text: string }, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } } & { ' $fragmentName'?: 'OrderLines_orderFragment' };

export type OrderLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type OrderLiveSubscription = { orderChanged: { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, canceledBy: CanceledBy | null, cancellationReason: string | null, viewerCanCancel: boolean, cancellableUntil: string, reopenedAt: string | null, viewerCanReview: boolean, lines: Array<{ __typename: 'OrderLine', position: number, addedAllergens: Array<Allergen>, changedDiet: Diet | null, removedMarks: Array<DishMark> }>, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }> } | null };

export type OrderReceipt_orderFragment = (
  { __typename: 'Order', id: string, payment: { __typename: 'Payment', id: string, status: PaymentStatus } | null, refunds: Array<{ __typename: 'Refund', id: string }> }
  & { ' $fragmentRefs'?: { 'RefundNotices_orderFragment': RefundNotices_orderFragment } }
) & { ' $fragmentName'?: 'OrderReceipt_orderFragment' };

export type OrderTimeline_orderFragment = { __typename: 'Order', id: string, status: OrderStatus, fulfillment: Fulfillment, canceledBy: CanceledBy | null, cancellationReason: string | null, timeline: Array<{ __typename: 'OrderMoment', status: OrderStatus, at: string }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'OrderTimeline_orderFragment' };

export type RefundNotices_orderFragment = { __typename: 'Order', id: string, refunds: Array<{ __typename: 'Refund', id: string, status: RefundStatus, method: PaymentMethod, reason: string | null, expectedOn: string, amount: { __typename: 'Money', text: string } }> } & { ' $fragmentName'?: 'RefundNotices_orderFragment' };

export type KitchenBalance_kitchenFragment = { __typename: 'KitchenRecord', id: string, balance: { __typename: 'Money', cents: number }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } & { ' $fragmentName'?: 'KitchenBalance_kitchenFragment' };

export type AdjustBalanceMutationVariables = Exact<{
  input: AdjustBalanceInput;
}>;


export type AdjustBalanceMutation = { adjustBalance:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'IdempotencyConflict', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'KitchenRecord', id: string, balance: { __typename: 'Money', cents: number, text: string } }
   };

export type LedgerPanel_ledgerFragment = { __typename: 'LedgerFigures', withProvider: { __typename: 'Money', text: string }, inBank: { __typename: 'Money', text: string }, cardFees: { __typename: 'Money', text: string }, inDispute: { __typename: 'Money', text: string }, platformFees: { __typename: 'Money', text: string }, owedToKitchens: { __typename: 'Money', text: string }, owedToCustomers: { __typename: 'Money', text: string }, creditOfCustomers: { __typename: 'Money', text: string }, lastCheck: { __typename: 'LedgerCheck', at: string, findings: Array<string> } | null } & { ' $fragmentName'?: 'LedgerPanel_ledgerFragment' };

export type CheckLedgerMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckLedgerMutation = { checkLedger: (
    { __typename: 'LedgerFigures' }
    & { ' $fragmentRefs'?: { 'LedgerPanel_ledgerFragment': LedgerPanel_ledgerFragment } }
  ) };

export type OrderPayment_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, paymentStatus: OrderPaymentStatus, total: { __typename: 'Money', text: string }, payment: (
    { __typename: 'Payment', id: string }
    & { ' $fragmentRefs'?: { 'PaymentRow_paymentFragment': PaymentRow_paymentFragment } }
  ) | null, refunds: Array<(
    { __typename: 'Refund', id: string }
    & { ' $fragmentRefs'?: { 'RefundRow_refundFragment': RefundRow_refundFragment } }
  )> } & { ' $fragmentName'?: 'OrderPayment_orderFragment' };

export type RecordPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type RecordPaymentMutation = { recordPayment:
    | { __typename: 'NothingToPay', message: string }
    | { __typename: 'OrderNotFound', message: string }
    | (
      { __typename: 'Payment', id: string }
      & { ' $fragmentRefs'?: { 'PaymentRow_paymentFragment': PaymentRow_paymentFragment } }
    )
   };

export type PaymentAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentAnalyticsQuery = { paymentAnalytics: { __typename: 'PaymentAnalytics', totalOrders: number, totalRevenue: { __typename: 'Money', text: string }, platformFees: { __typename: 'Money', text: string }, avgOrderValue: { __typename: 'Money', text: string } } };

export type ProviderFailureRow_failureFragment = { __typename: 'ProviderFailure', id: string, task: ProviderTask, status: ProviderTaskStatus, subjectName: string, orderId: string | null, tries: number, lastError: string, lastFailedAt: string, nextTryAt: string | null, amount: { __typename: 'Money', text: string } } & { ' $fragmentName'?: 'ProviderFailureRow_failureFragment' };

export type ProviderFailureListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ProviderFailureListQuery = { providerFailures: { __typename: 'ProviderFailureConnection', edges: Array<{ __typename: 'ProviderFailureEdge', node: (
        { __typename: 'ProviderFailure', id: string }
        & { ' $fragmentRefs'?: { 'ProviderFailureRow_failureFragment': ProviderFailureRow_failureFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RetryProviderTaskMutationVariables = Exact<{
  id: string;
}>;


export type RetryProviderTaskMutation = { retryProviderTask:
    | { __typename: 'NothingToSettle', message: string }
    | (
      { __typename: 'ProviderFailure' }
      & { ' $fragmentRefs'?: { 'ProviderFailureRow_failureFragment': ProviderFailureRow_failureFragment } }
    )
   };

export type SettleProviderTaskMutationVariables = Exact<{
  id: string;
}>;


export type SettleProviderTaskMutation = { settleProviderTask:
    | { __typename: 'NothingToSettle', message: string }
    | { __typename: 'ProviderTaskSettled', failureId: string }
   };

export type UnmatchedPaymentRow_paymentFragment = { __typename: 'UnmatchedPayment', id: string, mismatch: PaymentMismatch, intentId: string, disputeId: string | null, amount: number, currency: string, orderId: string | null, orderNumber: string | null, receivedAt: string, expected: { __typename: 'Money', text: string } | null } & { ' $fragmentName'?: 'UnmatchedPaymentRow_paymentFragment' };

export type UnmatchedPaymentListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UnmatchedPaymentListQuery = { unmatchedPayments: { __typename: 'UnmatchedPaymentConnection', edges: Array<{ __typename: 'UnmatchedPaymentEdge', node: (
        { __typename: 'UnmatchedPayment', id: string }
        & { ' $fragmentRefs'?: { 'UnmatchedPaymentRow_paymentFragment': UnmatchedPaymentRow_paymentFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CloseUnmatchedPaymentMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type CloseUnmatchedPaymentMutation = { closeUnmatchedPayment:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NothingToSettle', message: string }
    | { __typename: 'UnmatchedPayment', id: string, closedAt: string | null }
   };

export type DisputeRow_disputeFragment = { __typename: 'Dispute', id: string, providerDisputeId: string, orderId: string, orderNumber: string, reason: string, status: DisputeStatus, openedAt: string, evidenceDueAt: string | null, closedAt: string | null, amount: { __typename: 'Money', text: string } } & { ' $fragmentName'?: 'DisputeRow_disputeFragment' };

export type DisputeListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DisputeListQuery = { disputes: { __typename: 'DisputeConnection', edges: Array<{ __typename: 'DisputeEdge', node: (
        { __typename: 'Dispute', id: string }
        & { ' $fragmentRefs'?: { 'DisputeRow_disputeFragment': DisputeRow_disputeFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PaymentRow_paymentFragment = { __typename: 'Payment', id: string, orderId: string, orderNumber: string, billId: string | null, method: PaymentMethod, status: PaymentStatus, createdAt: string, declineWords: string | null, amount: { __typename: 'Money', cents: number, text: string }, refunded: { __typename: 'Money', cents: number, text: string }, chargedBack: { __typename: 'Money', cents: number, text: string } } & { ' $fragmentName'?: 'PaymentRow_paymentFragment' };

export type PaymentListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PaymentListQuery = { payments: { __typename: 'PaymentConnection', edges: Array<{ __typename: 'PaymentEdge', node: (
        { __typename: 'Payment', id: string }
        & { ' $fragmentRefs'?: { 'PaymentRow_paymentFragment': PaymentRow_paymentFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment:
    | { __typename: 'FreshProofNeeded', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'IdempotencyConflict', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'InvalidInput', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'PaymentDisputed', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'PaymentNotFound', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'Refund', id: string, amount: { __typename: 'Money', text: string } }
    | { __typename: 'RefundTooLarge', code: ProblemCode, message: string, field: string | null }
    | { __typename: 'RefundsUnderWay', code: ProblemCode, message: string, field: string | null }
   };

export type RefundRow_refundFragment = { __typename: 'Refund', id: string, orderId: string, orderNumber: string, method: PaymentMethod, cause: RefundCause, reason: string | null, status: RefundStatus, createdAt: string, expectedOn: string, amount: { __typename: 'Money', text: string } } & { ' $fragmentName'?: 'RefundRow_refundFragment' };

export type RefundListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RefundListQuery = { refunds: { __typename: 'RefundConnection', edges: Array<{ __typename: 'RefundEdge', node: (
        { __typename: 'Refund', id: string }
        & { ' $fragmentRefs'?: { 'RefundRow_refundFragment': RefundRow_refundFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SettleRefundMutationVariables = Exact<{
  refundId: string;
}>;


export type SettleRefundMutation = { settleRefund:
    | { __typename: 'NothingToSettle', message: string }
    | (
      { __typename: 'Refund' }
      & { ' $fragmentRefs'?: { 'RefundRow_refundFragment': RefundRow_refundFragment } }
    )
   };

export type RefundableOrderQueryVariables = Exact<{
  id: string;
}>;


export type RefundableOrderQuery = { order: { __typename: 'Order', id: string, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', name: string }>, unitPrice: { __typename: 'Money', cents: number, text: string } }>, refunds: Array<{ __typename: 'Refund', id: string, lines: Array<{ __typename: 'RefundLine', position: number, quantity: number }> }> } | null };

export type PaymentSetup_configurationFragment = { __typename: 'PaymentConfiguration', configured: boolean, message: string, publishableKey: string | null, maskedSecretKey: string | null, maskedWebhookSecret: string | null } & { ' $fragmentName'?: 'PaymentSetup_configurationFragment' };

export type TestPaymentSystemMutationVariables = Exact<{ [key: string]: never; }>;


export type TestPaymentSystemMutation = { testPaymentSystem:
    | { __typename: 'AmountDiffers', message: string }
    | { __typename: 'PaymentNotConfigured', message: string }
    | { __typename: 'PaymentUnavailable', message: string }
    | { __typename: 'TestPayment', clientSecret: string }
   };

export type PayoutCard_payoutFragment = { __typename: 'Payout', id: string, supplierId: string, kitchenName: string, status: PayoutStatus, method: PayoutMethod | null, reference: string | null, createdAt: string, expectedOn: string, paidAt: string | null, amount: { __typename: 'Money', text: string }, lines: Array<{ __typename: 'PayoutLine', id: string, orderNumber: string | null, day: string, words: string | null, gross: { __typename: 'Money', cents: number, text: string }, platformFee: { __typename: 'Money', text: string }, cardFee: { __typename: 'Money', text: string }, adjustments: { __typename: 'Money', cents: number, text: string }, net: { __typename: 'Money', text: string } }> } & { ' $fragmentName'?: 'PayoutCard_payoutFragment' };

export type PayoutListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PayoutListQuery = { payouts: { __typename: 'PayoutConnection', edges: Array<{ __typename: 'PayoutEdge', node: (
        { __typename: 'Payout', id: string }
        & { ' $fragmentRefs'?: { 'PayoutCard_payoutFragment': PayoutCard_payoutFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MarkPayoutPaidMutationVariables = Exact<{
  payoutId: string;
  reference: string;
  hasNoTransfer: boolean;
}>;


export type MarkPayoutPaidMutation = { markPayoutPaid:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NothingToSettle', message: string, field: string | null }
    | (
      { __typename: 'Payout' }
      & { ' $fragmentRefs'?: { 'PayoutCard_payoutFragment': PayoutCard_payoutFragment } }
    )
    | { __typename: 'PayoutAtProvider', message: string, field: string | null }
    | { __typename: 'PayoutUnconfirmed', message: string, field: string | null }
    | { __typename: 'PayoutUnderWay', message: string, field: string | null }
   };

export type AdminPeopleQueryVariables = Exact<{
  text?: string | null | undefined;
  role?: Role | null | undefined;
  isDisabled?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminPeopleQuery = { people: { __typename: 'PersonRecordConnection', edges: Array<{ __typename: 'PersonRecordEdge', node: { __typename: 'PersonRecord', id: string, isDisabled: boolean, openSessions: number, lastSeenAt: string | null, user: { __typename: 'User', id: string, name: string, email: string, role: Role, createdAt: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PersonFacts_personFragment = { __typename: 'PersonRecord', id: string, isDisabled: boolean, openSessions: number, openApiTokens: number, lastSeenAt: string | null, user: { __typename: 'User', id: string, name: string, email: string, phone: string | null, role: Role, staffRole: StaffRole | null, createdAt: string }, kitchen: { __typename: 'Supplier', id: string, kitchenName: string } | null } & { ' $fragmentName'?: 'PersonFacts_personFragment' };

export type PersonDecisions_personFragment = { __typename: 'PersonRecord', id: string, hasSecondFactor: boolean, isDisabled: boolean, openSessions: number, openApiTokens: number, user: { __typename: 'User', id: string, name: string }, kitchen: { __typename: 'Supplier', id: string, kitchenName: string } | null } & { ' $fragmentName'?: 'PersonDecisions_personFragment' };

export type PersonDecided_personFragment = { __typename: 'PersonRecord', id: string, hasSecondFactor: boolean, isDisabled: boolean, openSessions: number, openApiTokens: number, lastSeenAt: string | null } & { ' $fragmentName'?: 'PersonDecided_personFragment' };

export type DisablePersonMutationVariables = Exact<{
  input: PersonDecisionInput;
}>;


export type DisablePersonMutation = { disablePerson:
    | { __typename: 'AddressInUse', message: string }
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'FreshProofNeeded', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MustStay', message: string }
    | { __typename: 'PersonNotFound', message: string }
    | (
      { __typename: 'PersonRecord', id: string }
      & { ' $fragmentRefs'?: { 'PersonDecided_personFragment': PersonDecided_personFragment } }
    )
   };

export type EnablePersonMutationVariables = Exact<{
  input: PersonDecisionInput;
}>;


export type EnablePersonMutation = { enablePerson:
    | { __typename: 'AddressInUse', message: string }
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'FreshProofNeeded', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MustStay', message: string }
    | { __typename: 'PersonNotFound', message: string }
    | (
      { __typename: 'PersonRecord', id: string }
      & { ' $fragmentRefs'?: { 'PersonDecided_personFragment': PersonDecided_personFragment } }
    )
   };

export type EndPersonSessionsMutationVariables = Exact<{
  input: PersonDecisionInput;
}>;


export type EndPersonSessionsMutation = { endPersonSessions:
    | { __typename: 'AddressInUse', message: string }
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'FreshProofNeeded', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MustStay', message: string }
    | { __typename: 'PersonNotFound', message: string }
    | (
      { __typename: 'PersonRecord', id: string }
      & { ' $fragmentRefs'?: { 'PersonDecided_personFragment': PersonDecided_personFragment } }
    )
   };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: PersonDecisionInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor:
    | { __typename: 'AddressInUse', message: string }
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'FreshProofNeeded', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MustStay', message: string }
    | { __typename: 'PersonNotFound', message: string }
    | (
      { __typename: 'PersonRecord', id: string }
      & { ' $fragmentRefs'?: { 'PersonDecided_personFragment': PersonDecided_personFragment } }
    )
   };

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
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasswordChanged', sessionsEnded: number, sessionId: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type CloseMyKitchenMutationVariables = Exact<{
  kitchenName: string;
}>;


export type CloseMyKitchenMutation = { closeMyKitchen:
    | { __typename: 'AccountDeleted', deleted: boolean }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenNotFound', message: string, field: string | null }
    | { __typename: 'MoneyOutstanding', message: string, field: string | null }
    | { __typename: 'OrdersUnderWay', message: string, field: string | null }
   };

export type DeleteMyAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount:
    | { __typename: 'AccountDeleted', deleted: boolean }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'MoneyOutstanding', message: string, field: string | null }
    | { __typename: 'OrdersUnderWay', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: string };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: { __typename: 'SignedOutEverywhere', sessionsEnded: number } };

export type OwnApiTokenFragment = { __typename: 'ApiToken', id: string, name: string, prefix: string, scopes: Array<ApiScope>, lastUsedAt: string | null, expiresAt: string, formerEndsAt: string | null } & { ' $fragmentName'?: 'OwnApiTokenFragment' };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ __typename: 'ApiToken', id: string, name: string, prefix: string, scopes: Array<ApiScope>, lastUsedAt: string | null, expiresAt: string, formerEndsAt: string | null }> };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken:
    | { __typename: 'ApiTokenCreated', secret: string, apiToken: { __typename: 'ApiToken', id: string, name: string, prefix: string, scopes: Array<ApiScope>, lastUsedAt: string | null, expiresAt: string, formerEndsAt: string | null } }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'ScopeNotYours', message: string, field: string | null }
    | { __typename: 'TooManyApiTokens', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type RotateApiTokenMutationVariables = Exact<{
  input: RotateApiTokenInput;
}>;


export type RotateApiTokenMutation = { rotateApiToken:
    | { __typename: 'ApiTokenCreated', secret: string, apiToken: { __typename: 'ApiToken', id: string, name: string, prefix: string, scopes: Array<ApiScope>, lastUsedAt: string | null, expiresAt: string, formerEndsAt: string | null } }
    | { __typename: 'ApiTokenExpired', message: string, field: string | null }
    | { __typename: 'ApiTokenNotFound', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiTokenMutation = { revokeApiToken:
    | { __typename: 'ApiTokenNotFound', message: string, field: string | null }
    | { __typename: 'ApiTokenRevoked', apiTokens: Array<{ __typename: 'ApiToken', id: string, name: string, prefix: string, scopes: Array<ApiScope>, lastUsedAt: string | null, expiresAt: string, formerEndsAt: string | null }> }
   };

export type NewWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type NewWebhooksQuery = { openFeatures: Array<Feature> };

export type OwnWebhookFragment = { __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null } & { ' $fragmentName'?: 'OwnWebhookFragment' };

export type SentWebhookFragment = { __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string, attemptCount: number, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, answer: string }> } & { ' $fragmentName'?: 'SentWebhookFragment' };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', nodes: Array<{ __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string, attemptCount: number, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, answer: string }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookMutation = { createWebhookEndpoint:
    | { __typename: 'FeatureNotAvailable', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'TooManyWebhookEndpoints', message: string, field: string | null }
    | { __typename: 'WebhookSecretIssued', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null } }
   };

export type ChangeWebhookMutationVariables = Exact<{
  input: ChangeWebhookEndpointInput;
}>;


export type ChangeWebhookMutation = { changeWebhookEndpoint:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null }
    | { __typename: 'WebhookEndpointNotFound', message: string, field: string | null }
   };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WebhookEndpointNotFound', message: string, field: string | null }
    | { __typename: 'WebhookSecretIssued', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null } }
   };

export type EnableWebhookMutationVariables = Exact<{
  id: string;
}>;


export type EnableWebhookMutation = { enableWebhookEndpoint:
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null }
    | { __typename: 'WebhookEndpointNotFound', message: string }
   };

export type RemoveWebhookMutationVariables = Exact<{
  id: string;
}>;


export type RemoveWebhookMutation = { removeWebhookEndpoint:
    | { __typename: 'WebhookEndpointNotFound', message: string }
    | { __typename: 'WebhookEndpointRemoved', webhookEndpoints: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, types: Array<MarketplaceEventType>, status: WebhookStatus, createdAt: string, lastDeliveredAt: string | null, failingSince: string | null, formerEndsAt: string | null }> }
   };

export type TestWebhookMutationVariables = Exact<{
  endpointId: string;
}>;


export type TestWebhookMutation = { sendTestEvent:
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string, attemptCount: number, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, answer: string }> }
    | { __typename: 'WebhookEndpointDisabled', message: string }
    | { __typename: 'WebhookEndpointNotFound', message: string }
   };

export type ResendWebhookMutationVariables = Exact<{
  id: string;
}>;


export type ResendWebhookMutation = { resendWebhook:
    | { __typename: 'TooManyAttempts', message: string }
    | { __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string, attemptCount: number, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, answer: string }> }
    | { __typename: 'WebhookDeliveryNotFound', message: string }
    | { __typename: 'WebhookEndpointDisabled', message: string }
   };

export type KitchenReviews_supplierFragment = { __typename: 'Supplier', id: string, cookName: string, rating: number, totalRatings: number, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, reviews: { __typename: 'ReviewConnection', edges: Array<{ __typename: 'ReviewEdge', node: { __typename: 'Review', id: string, rating: number, words: string | null, authorName: string, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'KitchenReviews_supplierFragment' };

export type OrderReview_orderFragment = { __typename: 'Order', id: string, viewerCanReview: boolean, review: { __typename: 'Review', id: string, rating: number, words: string | null, createdAt: string } | null, supplier: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null } } & { ' $fragmentName'?: 'OrderReview_orderFragment' };

export type RateLink_orderFragment = { __typename: 'Order', id: string, viewerCanReview: boolean, review: { __typename: 'Review', id: string } | null } & { ' $fragmentName'?: 'RateLink_orderFragment' };

export type WriteReviewMutationVariables = Exact<{
  input: ReviewInput;
}>;


export type WriteReviewMutation = { writeReview:
    | { __typename: 'FeatureNotAvailable', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'NotReviewable', message: string, field: string | null }
    | { __typename: 'OrderNotFound', message: string, field: string | null }
    | { __typename: 'Review', id: string, rating: number, words: string | null, authorName: string, createdAt: string }
   };

export type ProofAskedFragment = { __typename: 'ProofStarted', challenge: string, ways: Array<ProofWay>, passkeyOptions: string | null } & { ' $fragmentName'?: 'ProofAskedFragment' };

export type StartProofMutationVariables = Exact<{ [key: string]: never; }>;


export type StartProofMutation = { startProof:
    | { __typename: 'ProofStarted', challenge: string, ways: Array<ProofWay>, passkeyOptions: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type ProveAgainMutationVariables = Exact<{
  input: ProveAgainInput;
}>;


export type ProveAgainMutation = { proveAgain:
    | { __typename: 'ChallengeExpired', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasskeyRefused', message: string, field: string | null }
    | { __typename: 'ProvenAgain', sessionId: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type ProvingPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvingPersonQuery = { me: { __typename: 'User', id: string, email: string } | null };

export type MailProofCodeMutationVariables = Exact<{
  email: string;
}>;


export type MailProofCodeMutation = { mailSignInCode:
    | { __typename: 'CodeNotSent', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SignInCodeMailed', message: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type OwnSecondFactorFragment = { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null } & { ' $fragmentName'?: 'OwnSecondFactorFragment' };

export type SecondFactorAddedFragment = { __typename: 'SecondFactorAdded', recoveryCodes: Array<string> | null, secondFactor: { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null } } & { ' $fragmentName'?: 'SecondFactorAddedFragment' };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null } };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey:
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'PasskeyStarted', challenge: string, options: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'TooManyPasskeys', message: string, field: string | null }
   };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey:
    | { __typename: 'ChallengeExpired', message: string, field: string | null }
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasskeyRefused', message: string, field: string | null }
    | { __typename: 'PasskeyTaken', message: string, field: string | null }
    | { __typename: 'SecondFactorAdded', recoveryCodes: Array<string> | null, secondFactor: { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null } }
    | { __typename: 'TooManyPasskeys', message: string, field: string | null }
   };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'Passkey', id: string, name: string }
    | { __typename: 'PasskeyNotFound', message: string, field: string | null }
   };

export type RemovePasskeyMutationVariables = Exact<{
  passkeyId: string;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'LastSecondFactor', message: string, field: string | null }
    | { __typename: 'PasskeyNotFound', message: string, field: string | null }
    | { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator:
    | { __typename: 'AuthenticatorStarted', secret: string, uri: string }
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator:
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SecondFactorAdded', recoveryCodes: Array<string> | null, secondFactor: { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
   };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'LastSecondFactor', message: string, field: string | null }
    | { __typename: 'NoSecondFactor', message: string, field: string | null }
    | { __typename: 'SecondFactor', recoveryCodesLeft: number, isRequired: boolean, isSetupNeeded: boolean, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }>, authenticator: { __typename: 'Authenticator', confirmedAt: string | null } | null }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type CreateRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateRecoveryCodesMutation = { createRecoveryCodes:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'NoSecondFactor', message: string, field: string | null }
    | { __typename: 'RecoveryCodesCreated', recoveryCodes: Array<string> }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type NewSessionFragment = { __typename: 'SignedIn', sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } } & { ' $fragmentName'?: 'NewSessionFragment' };

export type SecondFactorNeededFragment = { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null } & { ' $fragmentName'?: 'SecondFactorNeededFragment' };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutation = { startPasskeySignIn:
    | { __typename: 'PasskeySignIn', challenge: string, passkeyOptions: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type CompleteSignInMutationVariables = Exact<{
  input: CompleteSignInInput;
}>;


export type CompleteSignInMutation = { completeSignIn:
    | { __typename: 'ChallengeExpired', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasskeyRefused', message: string, field: string | null }
    | { __typename: 'SignedIn', sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
    | { __typename: 'SupplierSignedIn', sessionId: string, isTakenOver: boolean, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight>, viewedUntil: string | null }, supplier: { __typename: 'SupplierAccess', name: string, onboardingStatus: OnboardingStatus, canAccessMenu: boolean } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type MailSignInCodeMutationVariables = Exact<{
  email: string;
}>;


export type MailSignInCodeMutation = { mailSignInCode:
    | { __typename: 'CodeNotSent', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SignInCodeMailed', message: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type SignInWithMailedCodeMutationVariables = Exact<{
  email: string;
  code: string;
  asKitchen: boolean;
}>;


export type SignInWithMailedCodeMutation = { signInWithMailedCode:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null }
    | { __typename: 'SignedIn', isTakenOver: boolean, sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
    | { __typename: 'SupplierSignedIn', sessionId: string, isTakenOver: boolean, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight>, viewedUntil: string | null }, supplier: { __typename: 'SupplierAccess', name: string, onboardingStatus: OnboardingStatus, canAccessMenu: boolean } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight>, viewedUntil: string | null } | null };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { registerCustomer:
    | { __typename: 'EmailTaken', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SignedIn', sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'ResetUnavailable', message: string, field: string | null }
    | { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null }
    | { __typename: 'SignedIn', isTakenOver: boolean, sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
   };

export type SignInCustomerMutationVariables = Exact<{
  input: SignInCustomerInput;
}>;


export type SignInCustomerMutation = { signInCustomer:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null }
    | { __typename: 'SignedIn', isSecondFactorDue: boolean, sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type SupplierSignedInFragment = { __typename: 'SupplierSignedIn', sessionId: string, isTakenOver: boolean, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight>, viewedUntil: string | null }, supplier: { __typename: 'SupplierAccess', name: string, onboardingStatus: OnboardingStatus, canAccessMenu: boolean } } & { ' $fragmentName'?: 'SupplierSignedInFragment' };

export type SignInSupplierMutationVariables = Exact<{
  input: SignInSupplierInput;
}>;


export type SignInSupplierMutation = { signInSupplier:
    | { __typename: 'CodeNotSent', message: string, field: string | null }
    | { __typename: 'CodeSent', signInId: string, message: string }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null }
    | { __typename: 'SupplierSignedIn', sessionId: string, isTakenOver: boolean, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight>, viewedUntil: string | null }, supplier: { __typename: 'SupplierAccess', name: string, onboardingStatus: OnboardingStatus, canAccessMenu: boolean } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'UnknownEin', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
    | { __typename: 'WrongEinFormat', message: string, field: string | null }
   };

export type EnterSignInCodeMutationVariables = Exact<{
  input: SignInCodeInput;
}>;


export type EnterSignInCodeMutation = { enterSignInCode:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null }
    | { __typename: 'SupplierSignedIn', sessionId: string, isTakenOver: boolean, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight>, viewedUntil: string | null }, supplier: { __typename: 'SupplierAccess', name: string, onboardingStatus: OnboardingStatus, canAccessMenu: boolean } }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
    | { __typename: 'WrongCode', message: string, field: string | null }
    | { __typename: 'WrongCredentials', message: string, field: string | null }
   };

export type ViewChanged_sessionFragment = { __typename: 'ViewChanged', sessionId: string, until: string | null, user: { __typename: 'User', id: string, name: string, email: string, role: Role, staffRole: StaffRole | null, rights: Array<StaffRight>, isEmailProven: boolean } } & { ' $fragmentName'?: 'ViewChanged_sessionFragment' };

export type StartViewAsMutationVariables = Exact<{
  input: StartViewAsInput;
}>;


export type StartViewAsMutation = { startViewAs:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PersonNotFound', message: string, field: string | null }
    | { __typename: 'ViewChanged', sessionId: string, until: string | null, user: { __typename: 'User', id: string, name: string, email: string, role: Role, staffRole: StaffRole | null, rights: Array<StaffRight>, isEmailProven: boolean } }
   };

export type StopViewAsMutationVariables = Exact<{ [key: string]: never; }>;


export type StopViewAsMutation = { stopViewAs: { __typename: 'ViewChanged', sessionId: string, until: string | null, user: { __typename: 'User', id: string, name: string, email: string, role: Role, staffRole: StaffRole | null, rights: Array<StaffRight>, isEmailProven: boolean } } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ __typename: 'Session', id: string, device: string | null, network: string | null, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession:
    | { __typename: 'SessionNotFound', message: string }
    | { __typename: 'SignedOut', wasSignedIn: boolean }
   };

export type StaffOverviewQueryVariables = Exact<{
  seesOrders: boolean;
}>;


export type StaffOverviewQuery = { openWork: Array<{ __typename: 'OpenWork', kind: OpenWorkKind, count: number, oldestSince: string | null }>, ordersOfToday?: Array<{ __typename: 'OrdersOfToday', status: OrderStatus, orders: number, plates: number }> };

export type ChangeStaffRole_personFragment = { __typename: 'PersonRecord', id: string, user: { __typename: 'User', id: string, name: string, staffRole: StaffRole | null } } & { ' $fragmentName'?: 'ChangeStaffRole_personFragment' };

export type ChangeStaffRoleMutationVariables = Exact<{
  input: ChangeStaffRoleInput;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole:
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MustStay', message: string, field: string | null }
    | { __typename: 'PersonNotFound', message: string, field: string | null }
    | { __typename: 'PersonRecord', id: string, openSessions: number, lastSeenAt: string | null, user: { __typename: 'User', id: string, staffRole: StaffRole | null, rights: Array<StaffRight> } }
   };

export type StaffOfferQueryVariables = Exact<{
  token: string;
}>;


export type StaffOfferQuery = { staffOffer: { __typename: 'StaffOffer', email: string, staffRole: StaffRole, invitedByName: string } | null };

export type JoinStaffMutationVariables = Exact<{
  input: JoinStaffInput;
}>;


export type JoinStaffMutation = { joinStaff:
    | { __typename: 'AddressInUse', message: string, field: string | null }
    | { __typename: 'AlreadyStaff', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'InvitationOver', message: string, field: string | null }
    | { __typename: 'SignedIn', sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
   };

export type SendPasswordLinkMutationVariables = Exact<{
  input: SendPasswordLinkInput;
}>;


export type SendPasswordLinkMutation = { sendPasswordLink:
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'MustStay', message: string, field: string | null }
    | { __typename: 'PasswordLinkNotSent', message: string, field: string | null }
    | { __typename: 'PersonNotFound', message: string, field: string | null }
    | { __typename: 'PersonRecord', id: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type StaffLinkOfferQueryVariables = Exact<{
  token: string;
}>;


export type StaffLinkOfferQuery = { staffLinkOffer: { __typename: 'StaffLinkOffer', name: string, email: string } | null };

export type SetStaffPasswordMutationVariables = Exact<{
  input: SetStaffPasswordInput;
}>;


export type SetStaffPasswordMutation = { setStaffPassword:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'PasswordLinkOver', message: string, field: string | null }
    | { __typename: 'SecondFactorNeeded', challenge: string, ways: Array<FactorWay>, passkeyOptions: string | null }
    | { __typename: 'SignedIn', isSecondFactorDue: boolean, sessionId: string, user: { __typename: 'User', id: string, name: string, email: string, role: Role, isEmailProven: boolean, staffRole: StaffRole | null, rights: Array<StaffRight> } }
   };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { me: { __typename: 'User', id: string } | null, people: { __typename: 'PersonRecordConnection', edges: Array<{ __typename: 'PersonRecordEdge', node: { __typename: 'PersonRecord', id: string, isDisabled: boolean, lastSeenAt: string | null, user: { __typename: 'User', id: string, name: string, email: string, staffRole: StaffRole | null } } }> }, staffInvitations: Array<{ __typename: 'StaffInvitation', id: string, email: string, staffRole: StaffRole, invitedByName: string, expiresAt: string }> };

export type StaffInvitation_rowFragment = { __typename: 'StaffInvitation', id: string, email: string, staffRole: StaffRole, invitedByName: string, expiresAt: string } & { ' $fragmentName'?: 'StaffInvitation_rowFragment' };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff:
    | { __typename: 'AddressInUse', message: string, field: string | null }
    | { __typename: 'AlreadyDone', message: string, field: string | null }
    | { __typename: 'AlreadyStaff', message: string, field: string | null }
    | { __typename: 'FreshProofNeeded', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'InvitationNotFound', message: string, field: string | null }
    | { __typename: 'InvitationNotSent', message: string, field: string | null }
    | { __typename: 'StaffInvitation', id: string, email: string }
    | { __typename: 'TooManyAttempts', message: string, field: string | null }
   };

export type ResendStaffInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendStaffInvitationMutation = { resendStaffInvitation:
    | { __typename: 'AddressInUse', message: string }
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'AlreadyStaff', message: string }
    | { __typename: 'FreshProofNeeded', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'InvitationNotFound', message: string }
    | { __typename: 'InvitationNotSent', message: string }
    | { __typename: 'StaffInvitation', id: string, expiresAt: string }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type WithdrawStaffInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawStaffInvitationMutation = { withdrawStaffInvitation:
    | { __typename: 'InvitationNotFound', message: string }
    | { __typename: 'InvitationWithdrawn', invitationId: string }
   };

export type KitchenCard_supplierFragment = { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, distanceMiles: number | null, pausedUntil: string | null, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', dishCount: number, vegetarianDishCount: number, signatureDishes: Array<string>, leastPrice: { __typename: 'Money', cents: number, text: string }, mostPrice: { __typename: 'Money', cents: number, text: string } } | null, nextMealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null } & { ' $fragmentName'?: 'KitchenCard_supplierFragment' };

export type NearbyKitchensQueryVariables = Exact<{
  filter: SupplierFilter;
  sort: SupplierSort;
  near?: Coordinates | null | undefined;
  after?: string | null | undefined;
  text: string;
  isSearch: boolean;
}>;


export type NearbyKitchensQuery = { suppliers: { __typename: 'SupplierConnection', edges: Array<{ __typename: 'SupplierEdge', cursor: string, node: { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, distanceMiles: number | null, pausedUntil: string | null, matchedDish?: { __typename: 'Dish', id: string, name: string, price: { __typename: 'Money', cents: number, text: string } } | null, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', dishCount: number, vegetarianDishCount: number, signatureDishes: Array<string>, leastPrice: { __typename: 'Money', cents: number, text: string }, mostPrice: { __typename: 'Money', cents: number, text: string } } | null, nextMealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type KitchenFacetsQueryVariables = Exact<{
  filter: SupplierFilter;
  priceUnderCents: number;
  deliversTo?: Coordinates | null | undefined;
}>;


export type KitchenFacetsQuery = { supplierFacets: { __typename: 'SupplierFacets', priceUnder: number | null, deliversTo: number | null, isComplete: boolean, dietaryNeeds: Array<{ __typename: 'DietaryNeedCount', dietaryNeed: DietaryNeed, count: number }> } };

export type SuggestionsQueryVariables = Exact<{
  text: string;
  city: string;
}>;


export type SuggestionsQuery = { search: Array<{ __typename: 'SearchHit', kind: SearchHitKind, name: string, supplierId: string | null, supplierName: string | null }> };

export type SupportNotesQueryVariables = Exact<{
  subject: NoteSubject;
  subjectId: string;
  after?: string | null | undefined;
}>;


export type SupportNotesQuery = { supportNotes: { __typename: 'SupportNoteConnection', edges: Array<{ __typename: 'SupportNoteEdge', node: { __typename: 'SupportNote', id: string, text: string | null, authorName: string, writtenAt: string, viewerCanRemove: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type NoteCard_noteFragment = { __typename: 'SupportNote', id: string, text: string | null, authorName: string, writtenAt: string, viewerCanRemove: boolean } & { ' $fragmentName'?: 'NoteCard_noteFragment' };

export type AddSupportNoteMutationVariables = Exact<{
  input: AddSupportNoteInput;
}>;


export type AddSupportNoteMutation = { addSupportNote:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SupportNote', id: string }
   };

export type RemoveSupportNoteMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSupportNoteMutation = { removeSupportNote:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'RemovedSupportNote', noteId: string }
   };

export type RecordBillPayment_billFragment = { __typename: 'TiffinBill', id: string, billNumber: string, status: TiffinBillStatus, amount: { __typename: 'Money', cents: number, text: string }, customer: { __typename: 'User', id: string, name: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } & { ' $fragmentName'?: 'RecordBillPayment_billFragment' };

export type RecordTiffinBillPaymentMutationVariables = Exact<{
  billId: string;
  amountCents: number;
}>;


export type RecordTiffinBillPaymentMutation = { recordTiffinBillPayment:
    | { __typename: 'BillAlreadyPaid', message: string }
    | { __typename: 'BillAmountDiffers', message: string }
    | { __typename: 'TiffinBill', id: string, status: TiffinBillStatus, overdueAt: string | null, paidAt: string | null }
    | { __typename: 'TiffinBillNotFound', message: string }
   };

export type AllTiffinBillsQueryVariables = Exact<{
  filter: TiffinBillFilter;
  after?: string | null | undefined;
}>;


export type AllTiffinBillsQuery = { tiffinBills: { __typename: 'TiffinBillConnection', edges: Array<{ __typename: 'TiffinBillEdge', node: (
        { __typename: 'TiffinBill', id: string, billNumber: string, status: TiffinBillStatus, weekStartsOn: string, dueAt: string, overdueAt: string | null, paidAt: string | null, amount: { __typename: 'Money', text: string }, lastCharge: { __typename: 'LastCharge', charges: number, outcome: ChargeOutcome | null, startedAt: string, endedAt: string | null } | null, customer: { __typename: 'User', id: string, name: string, email: string, phone: string | null }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } }
        & { ' $fragmentRefs'?: { 'RecordBillPayment_billFragment': RecordBillPayment_billFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type BillTable_billFragment = { __typename: 'TiffinBill', id: string, billNumber: string, status: TiffinBillStatus, weekStartsOn: string, dueAt: string, overdueAt: string | null, paidAt: string | null, amount: { __typename: 'Money', text: string }, lastCharge: { __typename: 'LastCharge', charges: number, outcome: ChargeOutcome | null, startedAt: string, endedAt: string | null } | null, customer: { __typename: 'User', id: string, name: string, email: string, phone: string | null }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'BillTable_billFragment' };

export type TiffinBillListQueryVariables = Exact<{
  filter: TiffinBillFilter;
  after?: string | null | undefined;
}>;


export type TiffinBillListQuery = { tiffinBills: { __typename: 'TiffinBillConnection', edges: Array<{ __typename: 'TiffinBillEdge', node: (
        { __typename: 'TiffinBill', id: string }
        & { ' $fragmentRefs'?: { 'TiffinBillRow_billFragment': TiffinBillRow_billFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TiffinBillRow_billFragment = (
  { __typename: 'TiffinBill', id: string, billNumber: string, status: TiffinBillStatus, weekStartsOn: string, overdueAt: string | null, amount: { __typename: 'Money', text: string }, customer: { __typename: 'User', id: string, name: string, email: string, phone: string | null }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } }
  & { ' $fragmentRefs'?: { 'RecordBillPayment_billFragment': RecordBillPayment_billFragment } }
) & { ' $fragmentName'?: 'TiffinBillRow_billFragment' };

export type TiffinCreditListQueryVariables = Exact<{
  isAskedBack: boolean;
  after?: string | null | undefined;
}>;


export type TiffinCreditListQuery = { tiffinCredits: { __typename: 'TiffinCreditConnection', edges: Array<{ __typename: 'TiffinCreditEdge', node: (
        { __typename: 'TiffinCredit', id: string }
        & { ' $fragmentRefs'?: { 'TiffinCreditRow_creditFragment': TiffinCreditRow_creditFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TiffinCreditRow_creditFragment = { __typename: 'TiffinCredit', id: string, askedBackAt: string | null, askedBackAmount: { __typename: 'Money', cents: number, text: string } | null, amount: { __typename: 'Money', cents: number, text: string }, customer: { __typename: 'User', id: string, name: string, email: string, phone: string | null }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } & { ' $fragmentName'?: 'TiffinCreditRow_creditFragment' };

export type RecordTiffinCreditReturnMutationVariables = Exact<{
  creditId: string;
  amountCents: number;
  askedBackAt?: string | null | undefined;
}>;


export type RecordTiffinCreditReturnMutation = { recordTiffinCreditReturn:
    | { __typename: 'AlreadyDone', message: string }
    | { __typename: 'CreditAmountDiffers', message: string }
    | { __typename: 'CreditIsNeeded', message: string }
    | (
      { __typename: 'TiffinCredit' }
      & { ' $fragmentRefs'?: { 'TiffinCreditRow_creditFragment': TiffinCreditRow_creditFragment } }
    )
    | { __typename: 'TiffinCreditNotFound', message: string }
   };

export type TiffinBillingQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type TiffinBillingQuery = { myTiffinBills: { __typename: 'TiffinBillConnection', edges: Array<{ __typename: 'TiffinBillEdge', node: { __typename: 'TiffinBill', id: string, billNumber: string, status: TiffinBillStatus, weekStartsOn: string, dueAt: string, overdueAt: string | null, nextChargeAt: string | null, chargeProblem: ChargeProblem | null, lines: Array<{ __typename: 'TiffinBillLine', serviceDate: string, mealtime: Mealtime, orderNumber: string | null, price: { __typename: 'Money', text: string } }>, meals: { __typename: 'Money', text: string }, credit: { __typename: 'Money', cents: number, text: string }, amount: { __typename: 'Money', text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, paymentConfiguration: { __typename: 'PaymentConfiguration', configured: boolean }, mySavedCard: { __typename: 'SavedCard', id: string, brand: string, lastFour: string, expiryMonth: number, expiryYear: number } | null, myTiffinCredits: Array<{ __typename: 'TiffinCredit', id: string, askedBackAmount: { __typename: 'Money', cents: number, text: string } | null, amount: { __typename: 'Money', cents: number, text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } }> };

export type AskTiffinCreditBackMutationVariables = Exact<{
  creditId: string;
}>;


export type AskTiffinCreditBackMutation = { askTiffinCreditBack:
    | { __typename: 'CreditIsNeeded', message: string }
    | { __typename: 'TiffinCredit', id: string, askedBackAmount: { __typename: 'Money', cents: number, text: string } | null }
    | { __typename: 'TiffinCreditNotFound', message: string }
   };

export type RemoveSavedCardMutationVariables = Exact<{
  cardId: string;
}>;


export type RemoveSavedCardMutation = { removeSavedCard:
    | { __typename: 'RemovedCard', cardId: string }
    | { __typename: 'SavedCardNotFound', message: string }
   };

export type PlanOf_planFragment = { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, endsOn: string | null, startedAt: string, stoppedAt: string | null, stopReason: TiffinStopReason | null, stopWords: string | null, total: { __typename: 'Money', cents: number }, customer: { __typename: 'User', id: string, name: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } }, days: Array<{ __typename: 'TiffinDay', serviceDate: string, look: TiffinDayLook }> } & { ' $fragmentName'?: 'PlanOf_planFragment' };

export type AllTiffinPlansQueryVariables = Exact<{
  filter: TiffinPlanFilter;
  stopReason?: TiffinStopReason | null | undefined;
  after?: string | null | undefined;
}>;


export type AllTiffinPlansQuery = { allTiffinPlans: { __typename: 'TiffinPlanConnection', edges: Array<{ __typename: 'TiffinPlanEdge', node: { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, endsOn: string | null, startedAt: string, stoppedAt: string | null, stopReason: TiffinStopReason | null, stopWords: string | null, total: { __typename: 'Money', cents: number }, customer: { __typename: 'User', id: string, name: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } }, days: Array<{ __typename: 'TiffinDay', serviceDate: string, look: TiffinDayLook }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TiffinPlanWeeksQueryVariables = Exact<{ [key: string]: never; }>;


export type TiffinPlanWeeksQuery = { tiffinPlanWeeks: Array<{ __typename: 'TiffinPlanWeek', startsOn: string, started: number, stopped: number, skippedDays: number, stopReasons: Array<{ __typename: 'TiffinStopCount', reason: TiffinStopReason | null, plans: number }> }> };

export type TiffinPlansOfQueryVariables = Exact<{
  customerId?: string | null | undefined;
  supplierId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type TiffinPlansOfQuery = { tiffinPlansOf: { __typename: 'TiffinPlanConnection', edges: Array<{ __typename: 'TiffinPlanEdge', node: { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, endsOn: string | null, startedAt: string, stoppedAt: string | null, stopReason: TiffinStopReason | null, stopWords: string | null, total: { __typename: 'Money', cents: number }, customer: { __typename: 'User', id: string, name: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } }, days: Array<{ __typename: 'TiffinDay', serviceDate: string, look: TiffinDayLook }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PlanFacts_planFragment = { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, endsOn: string | null, fulfillment: Fulfillment, deliveryAddress: string | null, note: string | null, weekdayAddresses: Array<{ __typename: 'WeekdayAddress', weekday: number, deliveryAddress: string }>, offer: { __typename: 'TiffinOffer', id: string, name: string, promise: string | null } | null, total: { __typename: 'Money', text: string }, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, supplier: { __typename: 'Supplier', id: string, address: string, kitchenName: string, cookName: string, cuisineType: string, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null } } & { ' $fragmentName'?: 'PlanFacts_planFragment' };

export type TiffinPlanCard_planFragment = { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, weekdays: Array<number>, stoppedAt: string | null, endsOn: string | null, isRunning: boolean, total: { __typename: 'Money', text: string }, nextDays: Array<{ __typename: 'TiffinDay', serviceDate: string, look: TiffinDayLook }>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'TiffinPlanCard_planFragment' };

export type AgreedPlan_planFragment = { __typename: 'TiffinPlan', id: string, rise: { __typename: 'TiffinPriceRise', from: string, needsConsent: boolean, total: { __typename: 'Money', text: string } } | null, total: { __typename: 'Money', cents: number, text: string }, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string }> }>, supplier: { __typename: 'Supplier', id: string } } & { ' $fragmentName'?: 'AgreedPlan_planFragment' };

export type CurrentMealQueryVariables = Exact<{
  planId: string;
  lines: Array<CartLineInput> | CartLineInput;
  serviceDate?: string | null | undefined;
  isAgreement?: boolean | null | undefined;
}>;


export type CurrentMealQuery = { quoteTiffinPlan: { __typename: 'CartQuote', contentsKey: string, dietConflicts: Array<{ __typename: 'DietConflict', id: string, dishName: string, people: Array<{ __typename: 'DietConflictPerson', name: string, allergens: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> }>, total: { __typename: 'Money', cents: number, text: string }, lines: Array<{ __typename: 'QuotedLine', dish: { __typename: 'Dish', id: string } }> } | null };

export type AgreeToTiffinPlanMutationVariables = Exact<{
  input: AgreeToTiffinPlanInput;
  first: number;
}>;


export type AgreeToTiffinPlanMutation = { agreeToTiffinPlan:
    | { __typename: 'ChoicesChanged', message: string }
    | { __typename: 'DietNotAccepted', message: string }
    | { __typename: 'DishUnavailable', message: string }
    | { __typename: 'DishesChanged', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'KitchenUnavailable', message: string }
    | { __typename: 'PriceChanged', message: string }
    | (
      { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } }, rise: { __typename: 'TiffinPriceRise', from: string, needsConsent: boolean, total: { __typename: 'Money', text: string } } | null, total: { __typename: 'Money', cents: number, text: string }, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string }> }> }
      & { ' $fragmentRefs'?: { 'PlanFacts_planFragment': PlanFacts_planFragment } }
    )
    | { __typename: 'TiffinPlanConflict', message: string }
    | { __typename: 'TiffinPlanNotFound', message: string }
    | { __typename: 'TiffinPlanStopped', message: string }
   };

export type ChangedDay_planFragment = { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, fulfillment: Fulfillment, supplier: { __typename: 'Supplier', id: string } } & { ' $fragmentName'?: 'ChangedDay_planFragment' };

export type DishesOfMealQueryVariables = Exact<{
  id: string;
}>;


export type DishesOfMealQuery = { supplier: { __typename: 'Supplier', id: string, mealMenus: Array<{ __typename: 'MealMenu', serviceDate: string, mealtime: Mealtime, dishIds: Array<string> }>, menu: Array<{ __typename: 'MenuCategory', id: string, dishes: Array<{ __typename: 'Dish', id: string, name: string, isAvailable: boolean, mealtimes: Array<Mealtime>, weekdays: Array<number>, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> }> }> } | null };

export type ChangeTiffinDayMutationVariables = Exact<{
  input: ChangeTiffinDayInput;
  first: number;
}>;


export type ChangeTiffinDayMutation = { changeTiffinDay:
    | { __typename: 'ChoicesChanged', message: string, field: string | null }
    | { __typename: 'CutOffPassed', message: string, field: string | null }
    | { __typename: 'DayIsBeingOrdered', message: string, field: string | null }
    | { __typename: 'DayStaysOrdered', message: string, field: string | null }
    | { __typename: 'DietNotAccepted', message: string, field: string | null }
    | { __typename: 'DishNotCooked', message: string, field: string | null }
    | { __typename: 'DishUnavailable', message: string, field: string | null }
    | { __typename: 'FulfillmentUnavailable', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenPaused', message: string, field: string | null }
    | { __typename: 'KitchenUnavailable', message: string, field: string | null }
    | { __typename: 'NotAPlanDay', message: string, field: string | null }
    | { __typename: 'OrderingStopped', message: string, field: string | null }
    | { __typename: 'PriceChanged', message: string, field: string | null, total: { __typename: 'Money', text: string } }
    | { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } }
    | { __typename: 'TiffinPlanNotFound', message: string, field: string | null }
    | { __typename: 'TiffinPlanStopped', message: string, field: string | null }
    | { __typename: 'TooLateToCancel', message: string, field: string | null }
   };

export type ResetTiffinDayMutationVariables = Exact<{
  input: TiffinPlanDayInput;
  first: number;
}>;


export type ResetTiffinDayMutation = { resetTiffinDay:
    | { __typename: 'ChoicesChanged', message: string }
    | { __typename: 'CutOffPassed', message: string }
    | { __typename: 'DayIsBeingOrdered', message: string }
    | { __typename: 'DayStaysOrdered', message: string }
    | { __typename: 'DietNotAccepted', message: string }
    | { __typename: 'DishNotCooked', message: string }
    | { __typename: 'DishUnavailable', message: string }
    | { __typename: 'FulfillmentUnavailable', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'KitchenPaused', message: string }
    | { __typename: 'KitchenUnavailable', message: string }
    | { __typename: 'NotAPlanDay', message: string }
    | { __typename: 'OrderingStopped', message: string }
    | { __typename: 'PriceChanged', message: string }
    | { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } }
    | { __typename: 'TiffinPlanNotFound', message: string }
    | { __typename: 'TiffinPlanStopped', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type EditedPlan_planFragment = { __typename: 'TiffinPlan', id: string, version: number, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, endsOn: string | null, note: string | null, fulfillment: Fulfillment, deliveryAddress: string | null, weekdayAddresses: Array<{ __typename: 'WeekdayAddress', weekday: number, deliveryAddress: string }>, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string }> }>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'EditedPlan_planFragment' };

export type EditedPlanQueryVariables = Exact<{
  id: string;
}>;


export type EditedPlanQuery = { tiffinPlan: { __typename: 'TiffinPlan', id: string, version: number, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, endsOn: string | null, note: string | null, fulfillment: Fulfillment, deliveryAddress: string | null, weekdayAddresses: Array<{ __typename: 'WeekdayAddress', weekday: number, deliveryAddress: string }>, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string }> }>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } | null };

export type ChangeTiffinPlanMutationVariables = Exact<{
  input: ChangeTiffinPlanInput;
  first: number;
}>;


export type ChangeTiffinPlanMutation = { changeTiffinPlan:
    | { __typename: 'ChoicesChanged', message: string, field: string | null }
    | { __typename: 'DayIsBeingOrdered', message: string, field: string | null }
    | { __typename: 'DietNotAccepted', message: string, field: string | null }
    | { __typename: 'DishUnavailable', message: string, field: string | null }
    | { __typename: 'FulfillmentUnavailable', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenPaused', message: string, field: string | null }
    | { __typename: 'KitchenUnavailable', message: string, field: string | null }
    | { __typename: 'MealNotCooked', message: string, field: string | null }
    | { __typename: 'OrderingStopped', message: string, field: string | null }
    | { __typename: 'PriceChanged', message: string, field: string | null, total: { __typename: 'Money', text: string } }
    | { __typename: 'TiffinOfferFull', message: string, field: string | null, fullWeekdays: Array<number> }
    | (
      { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, version: number, mealtime: Mealtime, weekdays: Array<number>, startsOn: string, note: string | null, fulfillment: Fulfillment, deliveryAddress: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } }, rise: { __typename: 'TiffinPriceRise', from: string, needsConsent: boolean, total: { __typename: 'Money', text: string } } | null, total: { __typename: 'Money', cents: number, text: string }, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, quantity: number, dishName: string, choices: Array<{ __typename: 'OrderedChoice', id: string }> }>, weekdayAddresses: Array<{ __typename: 'WeekdayAddress', weekday: number, deliveryAddress: string }> }
      & { ' $fragmentRefs'?: { 'PlanFacts_planFragment': PlanFacts_planFragment } }
    )
    | { __typename: 'TiffinPlanConflict', message: string, field: string | null }
    | { __typename: 'TiffinPlanLimit', message: string, field: string | null }
    | { __typename: 'TiffinPlanNotFound', message: string, field: string | null }
    | { __typename: 'TiffinPlanStopped', message: string, field: string | null }
   };

export type PlanDays_planFragment = { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'PlanDays_planFragment' };

export type SkipTiffinDayMutationVariables = Exact<{
  input: TiffinPlanDayInput;
  first: number;
}>;


export type SkipTiffinDayMutation = { skipTiffinDay:
    | { __typename: 'CutOffPassed', message: string }
    | { __typename: 'DayIsBeingOrdered', message: string }
    | { __typename: 'NotAPlanDay', message: string }
    | { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } }
    | { __typename: 'TiffinPlanNotFound', message: string }
    | { __typename: 'TiffinPlanStopped', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type UnskipTiffinDayMutationVariables = Exact<{
  input: TiffinPlanDayInput;
  first: number;
}>;


export type UnskipTiffinDayMutation = { unskipTiffinDay:
    | { __typename: 'CutOffPassed', message: string }
    | { __typename: 'DayIsBeingOrdered', message: string }
    | { __typename: 'NotAPlanDay', message: string }
    | { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } }
    | { __typename: 'TiffinPlanNotFound', message: string }
    | { __typename: 'TiffinPlanStopped', message: string }
    | { __typename: 'TooLateToCancel', message: string }
   };

export type ForecastMeal_mealFragment = { __typename: 'TiffinForecast', serviceDate: string, mealtime: Mealtime, ordered: number, planned: number, plannedPortions: number, waiting: number, skipped: number, portions: number, platesLeft: number | null, portionsYesterday: number | null, dishes: Array<{ __typename: 'TiffinForecastDish', dishId: string, dishName: string, portions: number }> } & { ' $fragmentName'?: 'ForecastMeal_mealFragment' };

export type TiffinForecastQueryVariables = Exact<{ [key: string]: never; }>;


export type TiffinForecastQuery = { tiffinForecast: Array<{ __typename: 'TiffinForecast', serviceDate: string, mealtime: Mealtime, ordered: number, planned: number, plannedPortions: number, waiting: number, skipped: number, portions: number, platesLeft: number | null, portionsYesterday: number | null, dishes: Array<{ __typename: 'TiffinForecastDish', dishId: string, dishName: string, portions: number }> }> };

export type TiffinForecastLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TiffinForecastLiveSubscription = { tiffinForecastChanged: Array<{ __typename: 'TiffinForecast', serviceDate: string, mealtime: Mealtime, ordered: number, planned: number, plannedPortions: number, waiting: number, skipped: number, portions: number, platesLeft: number | null, portionsYesterday: number | null, dishes: Array<{ __typename: 'TiffinForecastDish', dishId: string, dishName: string, portions: number }> }> };

export type SkipTiffinDaysMutationVariables = Exact<{
  input: SkipTiffinDaysInput;
}>;


export type SkipTiffinDaysMutation = { skipTiffinDays:
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'SkippedTiffinDays', notSkipped: Array<{ __typename: 'TiffinDayNotSkipped', planId: string, serviceDate: string, reason: string }>, plans: Array<(
        { __typename: 'TiffinPlan', id: string }
        & { ' $fragmentRefs'?: { 'TiffinPlanCard_planFragment': TiffinPlanCard_planFragment } }
      )> }
   };

export type EveryWeek_supplierFragment = { __typename: 'Supplier', id: string, tiffinOffers: Array<{ __typename: 'TiffinOffer', id: string, price: { __typename: 'Money', cents: number, text: string } }> } & { ' $fragmentName'?: 'EveryWeek_supplierFragment' };

export type OfferWithSpots_offerFragment = { __typename: 'TiffinOffer', id: string, weekdays: Array<number>, leastDays: number, spots: number | null, isFull: boolean, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }> } & { ' $fragmentName'?: 'OfferWithSpots_offerFragment' };

export type OfferedPlan_offerFragment = { __typename: 'TiffinOffer', id: string, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, spots: number | null, isFull: boolean, price: { __typename: 'Money', text: string }, highestPrice: { __typename: 'Money', text: string }, menuPrice: { __typename: 'Money', text: string }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, dish: { __typename: 'Dish', id: string, name: string, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string }> } }>, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }> } & { ' $fragmentName'?: 'OfferedPlan_offerFragment' };

export type OfferedPlans_supplierFragment = { __typename: 'Supplier', id: string, tiffinOffers: Array<{ __typename: 'TiffinOffer', id: string, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, spots: number | null, isFull: boolean, price: { __typename: 'Money', text: string }, highestPrice: { __typename: 'Money', text: string }, menuPrice: { __typename: 'Money', text: string }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, dish: { __typename: 'Dish', id: string, name: string, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string }> } }>, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }> }> } & { ' $fragmentName'?: 'OfferedPlans_supplierFragment' };

export type PastMealsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PastMealsQuery = { tiffinPlan: { __typename: 'TiffinPlan', id: string, pastDays: { __typename: 'PastTiffinDayConnection', nodes: Array<{ __typename: 'PastTiffinDay', serviceDate: string, look: TiffinDayLook, reason: string | null, order: { __typename: 'Order', id: string, orderNumber: string, total: { __typename: 'Money', text: string } } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type PastMealFragment = { __typename: 'PastTiffinDay', serviceDate: string, look: TiffinDayLook, reason: string | null, order: { __typename: 'Order', id: string, orderNumber: string, total: { __typename: 'Money', text: string } } | null } & { ' $fragmentName'?: 'PastMealFragment' };

export type StartTiffinPlanMutationVariables = Exact<{
  input: StartTiffinPlanInput;
}>;


export type StartTiffinPlanMutation = { startTiffinPlan:
    | { __typename: 'ChoicesChanged', message: string, field: string | null }
    | { __typename: 'CutOffPassed', message: string, field: string | null }
    | { __typename: 'DietNotAccepted', message: string, field: string | null }
    | { __typename: 'DishUnavailable', message: string, field: string | null }
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'FeatureNotAvailable', message: string, field: string | null }
    | { __typename: 'FulfillmentUnavailable', message: string, field: string | null }
    | { __typename: 'IdempotencyConflict', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'KitchenPaused', message: string, field: string | null, until: string }
    | { __typename: 'KitchenUnavailable', message: string, field: string | null }
    | { __typename: 'MealNotCooked', message: string, field: string | null }
    | { __typename: 'OrderingStopped', message: string, field: string | null }
    | { __typename: 'PriceChanged', message: string, field: string | null, total: { __typename: 'Money', text: string } }
    | { __typename: 'TiffinOfferFull', message: string, field: string | null, fullWeekdays: Array<number> }
    | { __typename: 'TiffinOfferNotFound', message: string, field: string | null }
    | { __typename: 'TiffinPlan', id: string }
    | { __typename: 'TiffinPlanLimit', message: string, field: string | null }
   };

export type StartsPlansQueryVariables = Exact<{
  supplierId: string;
}>;


export type StartsPlansQuery = { supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, openFeatures: Array<Feature> } } | null };

export type CreditAtStopQueryVariables = Exact<{
  planId: string;
  first: number;
}>;


export type CreditAtStopQuery = { tiffinPlan: { __typename: 'TiffinPlan', id: string, credit: { __typename: 'TiffinCredit', id: string, askedBackAmount: { __typename: 'Money', cents: number } | null, amount: { __typename: 'Money', cents: number } } | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, order: { __typename: 'Order', id: string, status: OrderStatus, viewerCanCancel: boolean, total: { __typename: 'Money', cents: number }, payment: { __typename: 'Payment', id: string, method: PaymentMethod } | null } | null }> } | null };

export type StopTiffinPlanMutationVariables = Exact<{
  planId: string;
  reason?: TiffinStopReason | null | undefined;
  words?: string | null | undefined;
  asksCreditBack?: boolean | null | undefined;
  first: number;
}>;


export type StopTiffinPlanMutation = { stopTiffinPlan:
    | { __typename: 'DayIsBeingOrdered', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } }, credit: { __typename: 'TiffinCredit', id: string, askedBackAmount: { __typename: 'Money', cents: number, text: string } | null, amount: { __typename: 'Money', cents: number, text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } | null }
    | { __typename: 'TiffinPlanNotFound', message: string }
    | { __typename: 'TiffinPlanStopped', message: string }
   };

export type CreditOfPlan_planFragment = { __typename: 'TiffinPlan', id: string, credit: { __typename: 'TiffinCredit', id: string, askedBackAmount: { __typename: 'Money', cents: number, text: string } | null, amount: { __typename: 'Money', cents: number, text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } | null } & { ' $fragmentName'?: 'CreditOfPlan_planFragment' };

export type OwnWait_waitFragment = { __typename: 'TiffinWait', id: string, weekdays: Array<number>, people: number, position: number | null, reservedUntil: string | null, offer: { __typename: 'TiffinOffer', id: string, name: string, mealtime: Mealtime, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } | null } & { ' $fragmentName'?: 'OwnWait_waitFragment' };

export type MyTiffinWaitsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTiffinWaitsQuery = { myTiffinWaits: { __typename: 'OwnTiffinWaits', waits: Array<{ __typename: 'TiffinWait', id: string, weekdays: Array<number>, people: number, position: number | null, reservedUntil: string | null, offer: { __typename: 'TiffinOffer', id: string, name: string, mealtime: Mealtime, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } | null }> } };

export type JoinTiffinWaitlistMutationVariables = Exact<{
  input: TiffinWaitInput;
}>;


export type JoinTiffinWaitlistMutation = { joinTiffinWaitlist:
    | { __typename: 'EmailNotProven', message: string, field: string | null }
    | { __typename: 'InvalidInput', message: string, field: string | null }
    | { __typename: 'OwnTiffinWaits', waits: Array<{ __typename: 'TiffinWait', id: string, weekdays: Array<number>, people: number, position: number | null, reservedUntil: string | null, offer: { __typename: 'TiffinOffer', id: string, name: string, mealtime: Mealtime, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } | null }> }
    | { __typename: 'TiffinOfferNotFound', message: string, field: string | null }
    | { __typename: 'TiffinWaitlistLimit', message: string, field: string | null }
   };

export type LeaveTiffinWaitlistMutationVariables = Exact<{
  offerId: string;
}>;


export type LeaveTiffinWaitlistMutation = { leaveTiffinWaitlist: { __typename: 'OwnTiffinWaits', waits: Array<{ __typename: 'TiffinWait', id: string, weekdays: Array<number>, people: number, position: number | null, reservedUntil: string | null, offer: { __typename: 'TiffinOffer', id: string, name: string, mealtime: Mealtime, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } | null }> } };

export type DishFacts_dishFragment = { __typename: 'Dish', name: string, description: string, portion: string | null, diet: Diet, spiceLevel: number, allergens: Array<Allergen> | null, marks: Array<DishMark>, mealtimes: Array<Mealtime>, weekdays: Array<number>, plates: number, portionLimit: number | null, isTiffinOfTheDay: boolean, isAvailable: boolean, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> } & { ' $fragmentName'?: 'DishFacts_dishFragment' };

export type KitchenByline_supplierFragment = { __typename: 'Supplier', id: string, kitchenName: string, cookName: string, cuisineType: string, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null } & { ' $fragmentName'?: 'KitchenByline_supplierFragment' };

export type OrderedContents_lineFragment = { __typename: 'OrderLine', mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> } & { ' $fragmentName'?: 'OrderedContents_lineFragment' };

export type PhotoSources_photoFragment = { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } & { ' $fragmentName'?: 'PhotoSources_photoFragment' };

export type FoundCity_cityFragment = { __typename: 'City', id: string, name: string, state: string, timeZone: string } & { ' $fragmentName'?: 'FoundCity_cityFragment' };

export type FindCityQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FindCityQuery = { cities: { __typename: 'CityConnection', nodes: Array<{ __typename: 'City', id: string, name: string, state: string, timeZone: string }> } };

export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSecurityQuery = { me: { __typename: 'User', id: string, email: string, role: Role, rights: Array<StaffRight>, isEmailProven: boolean, viewedUntil: string | null } | null, sandbox: { __typename: 'Sandbox', aheadMinutes: number } | null };

export type AdminKitchenQueryVariables = Exact<{
  id: string;
  seesMoney: boolean;
}>;


export type AdminKitchenQuery = { kitchen: (
    { __typename: 'KitchenRecord', id: string, status: SupplierStatus, supplier: { __typename: 'Supplier', id: string, kitchenName: string }, balance?: { __typename: 'Money', cents: number } }
    & { ' $fragmentRefs'?: { 'KitchenFacts_kitchenFragment': KitchenFacts_kitchenFragment;'SuspendKitchen_kitchenFragment': SuspendKitchen_kitchenFragment;'EndKitchenPause_kitchenFragment': EndKitchenPause_kitchenFragment } }
  ) & (
    { __typename: 'KitchenRecord' }
    & { ' $fragmentRefs'?: { 'KitchenBalance_kitchenFragment': KitchenBalance_kitchenFragment } }
  ) & { __typename: 'KitchenRecord' } | null };

export type AdminOrderQueryVariables = Exact<{
  id: string;
  seesMoney: boolean;
}>;


export type AdminOrderQuery = { order: (
    { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, isToDecide: boolean, paymentStatus: OrderPaymentStatus, issue: { __typename: 'OrderIssue', reason: IssueReason, words: string | null, reportedAt: string, handledAt: string | null } | null, payment?: { __typename: 'Payment', id: string } | null, refunds?: Array<{ __typename: 'Refund', id: string, status: RefundStatus }> }
    & { ' $fragmentRefs'?: { 'OrderTimeline_orderFragment': OrderTimeline_orderFragment;'OrderLines_orderFragment': OrderLines_orderFragment;'OrderFacts_orderFragment': OrderFacts_orderFragment;'CancelByAdmin_orderFragment': CancelByAdmin_orderFragment } }
  ) & (
    { __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'OrderPayment_orderFragment': OrderPayment_orderFragment } }
  ) & { __typename: 'Order' } | null };

export type AdminPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPaymentsQuery = { paymentConfiguration: (
    { __typename: 'PaymentConfiguration', configured: boolean }
    & { ' $fragmentRefs'?: { 'PaymentSetup_configurationFragment': PaymentSetup_configurationFragment } }
  ), ledger: (
    { __typename: 'LedgerFigures' }
    & { ' $fragmentRefs'?: { 'LedgerPanel_ledgerFragment': LedgerPanel_ledgerFragment } }
  ) };

export type AdminPersonQueryVariables = Exact<{
  id: string;
}>;


export type AdminPersonQuery = { person: (
    { __typename: 'PersonRecord', id: string, isDisabled: boolean, openSessions: number, openApiTokens: number, user: { __typename: 'User', id: string, name: string, role: Role, staffRole: StaffRole | null } }
    & { ' $fragmentRefs'?: { 'PersonFacts_personFragment': PersonFacts_personFragment;'PersonDecisions_personFragment': PersonDecisions_personFragment;'ChangeStaffRole_personFragment': ChangeStaffRole_personFragment } }
  ) | null };

export type CartWindowsQueryVariables = Exact<{
  supplierId: string;
}>;


export type CartWindowsQuery = { supplier: (
    { __typename: 'Supplier', id: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, platesLeft: number, servedFrom: string, servedUntil: string }>, mealMenus: Array<{ __typename: 'MealMenu', serviceDate: string, mealtime: Mealtime, dishIds: Array<string>, contents: Array<{ __typename: 'MealContent', dishId: string, text: string }> }>, city: { __typename: 'City', id: string, timeZone: string } }
    & { ' $fragmentRefs'?: { 'MealPicker_supplierFragment': MealPicker_supplierFragment } }
  ) | null };

export type FavoritesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FavoritesQuery = { favorites: { __typename: 'SupplierConnection', edges: Array<{ __typename: 'SupplierEdge', node: (
        { __typename: 'Supplier', id: string, isActive: boolean, kitchenName: string, cookName: string, cuisineType: string, rating: number, totalRatings: number, offersDelivery: boolean, offersPickup: boolean, distanceMiles: number | null, pausedUntil: string | null, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', dishCount: number, vegetarianDishCount: number, signatureDishes: Array<string>, leastPrice: { __typename: 'Money', cents: number, text: string }, mostPrice: { __typename: 'Money', cents: number, text: string } } | null, nextMealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null }
        & { ' $fragmentRefs'?: { 'FavoriteToggle_supplierFragment': FavoriteToggle_supplierFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type KitchenQueryVariables = Exact<{
  id: string;
  reviewsAfter?: string | null | undefined;
}>;


export type KitchenQuery = { supplier: (
    { __typename: 'Supplier', id: string, kitchenName: string, isActive: boolean, offersDelivery: boolean, popularDishes: Array<{ __typename: 'Dish', id: string }>, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, platesLeft: number, servedFrom: string, servedUntil: string }>, city: { __typename: 'City', id: string, timeZone: string, orderingStopped: { __typename: 'OrderingStop', reason: string, until: string | null } | null, announcements: Array<{ __typename: 'Announcement', id: string, version: number, text: string, hindiText: string | null, until: string }> } }
    & { ' $fragmentRefs'?: { 'KitchenIntro_supplierFragment': KitchenIntro_supplierFragment;'KitchenClosedNote_supplierFragment': KitchenClosedNote_supplierFragment;'MealPicker_supplierFragment': MealPicker_supplierFragment;'KitchenMenu_supplierFragment': KitchenMenu_supplierFragment;'EveryWeek_supplierFragment': EveryWeek_supplierFragment;'OfferedPlans_supplierFragment': OfferedPlans_supplierFragment;'KitchenReviews_supplierFragment': KitchenReviews_supplierFragment } }
  ) | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { pushKey: string | null, notificationSettings: (
    { __typename: 'NotificationSettings' }
    & { ' $fragmentRefs'?: { 'NotificationSettings_settingsFragment': NotificationSettings_settingsFragment } }
  ), pushDevices: Array<(
    { __typename: 'PushDevice', id: string, isThisSession: boolean, isReachable: boolean }
    & { ' $fragmentRefs'?: { 'PushDevices_deviceFragment': PushDevices_deviceFragment } }
  )> };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: (
    { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, paymentStatus: OrderPaymentStatus }
    & { ' $fragmentRefs'?: { 'OrderHeading_orderFragment': OrderHeading_orderFragment;'PayNow_orderFragment': PayNow_orderFragment;'OrderTimeline_orderFragment': OrderTimeline_orderFragment;'CancelOrder_orderFragment': CancelOrder_orderFragment;'OrderIssue_orderFragment': OrderIssue_orderFragment;'OrderLines_orderFragment': OrderLines_orderFragment;'OrderReceipt_orderFragment': OrderReceipt_orderFragment;'OrderHandover_orderFragment': OrderHandover_orderFragment;'OrderReview_orderFragment': OrderReview_orderFragment;'ReorderButton_orderFragment': ReorderButton_orderFragment } }
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
    { __typename: 'User', id: string, role: Role }
    & { ' $fragmentRefs'?: { 'PersonCard_userFragment': PersonCard_userFragment;'EditProfile_userFragment': EditProfile_userFragment } }
  ) | null };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { order: { __typename: 'Order', id: string, orderNumber: string, placedAt: string, paymentStatus: OrderPaymentStatus, total: { __typename: 'Money', text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string, address: string, zipCode: string, city: { __typename: 'City', id: string, timeZone: string } }, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number, mealContent: string | null, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }>, unitPrice: { __typename: 'Money', text: string }, lineTotal: { __typename: 'Money', text: string } }>, payment: { __typename: 'Payment', id: string, status: PaymentStatus, method: PaymentMethod, succeededAt: string | null } | null, refunds: Array<{ __typename: 'Refund', id: string, expectedOn: string, amount: { __typename: 'Money', text: string } }> } | null };

export type OfferToStart_offerFragment = { __typename: 'TiffinOffer', id: string, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, isOpen: boolean, spots: number | null, isFull: boolean, supplier: { __typename: 'Supplier', id: string, kitchenName: string, offersDelivery: boolean, offersPickup: boolean }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, dish: { __typename: 'Dish', id: string, name: string, plates: number, price: { __typename: 'Money', cents: number } } }>, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }> } & { ' $fragmentName'?: 'OfferToStart_offerFragment' };

export type OfferToStartQueryVariables = Exact<{
  id: string;
}>;


export type OfferToStartQuery = { tiffinOffer: { __typename: 'TiffinOffer', id: string, name: string, promise: string | null, mealtime: Mealtime, weekdays: Array<number>, leastDays: number, isOpen: boolean, spots: number | null, isFull: boolean, supplier: { __typename: 'Supplier', id: string, kitchenName: string, offersDelivery: boolean, offersPickup: boolean }, dishes: Array<{ __typename: 'TiffinOfferDish', quantity: number, dish: { __typename: 'Dish', id: string, name: string, plates: number, price: { __typename: 'Money', cents: number } } }>, weekdaySpots: Array<{ __typename: 'TiffinWeekdaySpots', weekday: number, left: number }> } | null, myTiffinWaits: { __typename: 'OwnTiffinWaits', waits: Array<{ __typename: 'TiffinWait', id: string, weekdays: Array<number>, people: number, position: number | null, reservedUntil: string | null, offer: { __typename: 'TiffinOffer', id: string, name: string, mealtime: Mealtime, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } } | null }> } };

export type QuoteTiffinOfferQueryVariables = Exact<{
  offerId: string;
  lines: Array<CartLineInput> | CartLineInput;
}>;


export type QuoteTiffinOfferQuery = { quoteTiffinOffer: { __typename: 'CartQuote', plates: number, supplier: { __typename: 'Supplier', id: string, address: string, isAddressPrivate: boolean, offersDelivery: boolean, offersPickup: boolean, kitchenName: string, cookName: string, cuisineType: string, city: { __typename: 'City', id: string, timeZone: string }, picture: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, cookPhoto: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, menuSummary: { __typename: 'MenuSummary', signatureDishes: Array<string> } | null }, mealWindow: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number } | null, lines: Array<{ __typename: 'QuotedLine', quantity: number, choiceIds: Array<string>, mealContent: string | null, dish: { __typename: 'Dish', id: string, name: string, mealtimes: Array<Mealtime>, weekdays: Array<number>, photo: { __typename: 'Photo', url: string, webpSet: string, avifSet: string, width: number, height: number, placeholder: string, alt: string } | null, price: { __typename: 'Money', cents: number, text: string }, optionGroups: Array<{ __typename: 'OptionGroup', id: string, name: string, least: number, most: number, choices: Array<{ __typename: 'OptionChoice', id: string, name: string, priceCents: number, allergens: Array<Allergen>, diet: Diet | null }> }> }, unitPrice: { __typename: 'Money', cents: number, text: string }, lineTotal: { __typename: 'Money', cents: number, text: string } }>, total: { __typename: 'Money', cents: number, text: string }, dietConflicts: Array<{ __typename: 'DietConflict', id: string, dishId: string, dishName: string, choiceIds: Array<string>, people: Array<{ __typename: 'DietConflictPerson', name: string, allergens: Array<Allergen>, diet: Diet | null, needs: Array<DietNeed> }> }>, problems: Array<
      | { __typename: 'CartIsEmpty', message: string }
      | { __typename: 'ChoicesChanged', message: string, lines: Array<{ __typename: 'LineToChoose', dishId: string, choiceIds: Array<string>, groups: Array<string> }> }
      | { __typename: 'CutOffPassed', message: string }
      | { __typename: 'DishNotCooked', message: string, dishIds: Array<string>, nextMeal: { __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime } | null }
      | { __typename: 'DishUnavailable', message: string, dishIds: Array<string> }
      | { __typename: 'FulfillmentUnavailable', message: string }
      | { __typename: 'KitchenPaused', message: string, until: string }
      | { __typename: 'KitchenUnavailable', message: string }
      | { __typename: 'OrderingStopped', message: string, reason: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'SoldOut', message: string, platesLeft: number }
      | { __typename: 'TooFewPortions', message: string, dishes: Array<{ __typename: 'DishPortions', dishId: string, portionsLeft: number }>, categories: Array<{ __typename: 'CategoryPortions', name: string, portionsLeft: number }> }
    > } | null };

export type OpenMealsQueryVariables = Exact<{
  supplierId: string;
}>;


export type OpenMealsQuery = { supplier: { __typename: 'Supplier', id: string, mealWindows: Array<{ __typename: 'MealWindow', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, platesLeft: number }>, city: { __typename: 'City', id: string, timeZone: string } } | null };

export type TiffinPlanLiveSubscriptionVariables = Exact<{
  id: string;
  first: number;
}>;


export type TiffinPlanLiveSubscription = { tiffinPlanChanged: { __typename: 'TiffinPlan', id: string, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, openBill: { __typename: 'TiffinBill', id: string, billNumber: string, overdueAt: string | null, amount: { __typename: 'Money', text: string } } | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } | null };

export type TiffinPlanQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type TiffinPlanQuery = { tiffinPlan: (
    { __typename: 'TiffinPlan', id: string, mealtime: Mealtime, weekdays: Array<number>, stoppedAt: string | null, isRunning: boolean, endsOn: string | null, fulfillment: Fulfillment, version: number, startsOn: string, note: string | null, deliveryAddress: string | null, openBill: { __typename: 'TiffinBill', id: string, billNumber: string, overdueAt: string | null, amount: { __typename: 'Money', text: string } } | null, credit: { __typename: 'TiffinCredit', id: string, askedBackAmount: { __typename: 'Money', cents: number, text: string } | null, amount: { __typename: 'Money', cents: number, text: string }, supplier: { __typename: 'Supplier', id: string, kitchenName: string } } | null, days: Array<{ __typename: 'TiffinDay', serviceDate: string, status: TiffinDayStatus, look: TiffinDayLook, reason: string | null, code: ProblemCode | null, isChanged: boolean, ownAddress: string | null, order: { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, viewerCanCancel: boolean } | null, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, dishName: string, quantity: number, choices: Array<{ __typename: 'OrderedChoice', id: string, group: string, name: string, priceCents: number }> }>, total: { __typename: 'Money', text: string } }>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } }, rise: { __typename: 'TiffinPriceRise', from: string, needsConsent: boolean, total: { __typename: 'Money', text: string } } | null, total: { __typename: 'Money', cents: number, text: string }, lines: Array<{ __typename: 'TiffinPlanLine', dishId: string, quantity: number, dishName: string, choices: Array<{ __typename: 'OrderedChoice', id: string }> }>, weekdayAddresses: Array<{ __typename: 'WeekdayAddress', weekday: number, deliveryAddress: string }> }
    & { ' $fragmentRefs'?: { 'PlanFacts_planFragment': PlanFacts_planFragment } }
  ) | null };

export type TiffinPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type TiffinPlansQuery = { tiffinPlans: Array<(
    { __typename: 'TiffinPlan', id: string, isRunning: boolean, supplier: { __typename: 'Supplier', id: string, kitchenName: string, city: { __typename: 'City', id: string, timeZone: string } } }
    & { ' $fragmentRefs'?: { 'TiffinPlanCard_planFragment': TiffinPlanCard_planFragment } }
  )> };

export type StatusQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusQuery = { cities: { __typename: 'CityConnection', nodes: Array<{ __typename: 'City', id: string, supplierCount: number }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type RecentOrder_orderFragment = { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, serviceDate: string, mealtime: Mealtime, total: { __typename: 'Money', text: string }, lines: Array<{ __typename: 'OrderLine', position: number, dishName: string, quantity: number }>, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } } & { ' $fragmentName'?: 'RecentOrder_orderFragment' };

export type SupplierDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierDashboardQuery = { myKitchen: (
    { __typename: 'KitchenAccount', id: string, status: SupplierStatus, announcements: Array<{ __typename: 'Announcement', id: string, version: number, text: string, hindiText: string | null, until: string }>, supplier: { __typename: 'Supplier', id: string, kitchenName: string, rating: number, totalRatings: number } }
    & { ' $fragmentRefs'?: { 'SupplierStatusNote_kitchenFragment': SupplierStatusNote_kitchenFragment } }
  ) | null, myMenu: (
    { __typename: 'OwnMenu', id: string }
    & { ' $fragmentRefs'?: { 'PhotoLine_menuFragment': PhotoLine_menuFragment } }
  ) | null, kitchenToday: { __typename: 'KitchenToday', orders: number, revenue: { __typename: 'Money', text: string } } | null, orders: { __typename: 'OrderConnection', nodes: Array<(
      { __typename: 'Order', id: string }
      & { ' $fragmentRefs'?: { 'RecentOrder_orderFragment': RecentOrder_orderFragment } }
    )> }, supplierAnalytics: { __typename: 'SupplierAnalytics', totalOrders: number, totalRevenue: { __typename: 'Money', text: string }, total: { __typename: 'KitchenFigures', orders: number, canceledShare: number | null, sellThrough: number | null, revenue: { __typename: 'Money', text: string }, kitchenShare: { __typename: 'Money', text: string } } } | null };

export type KitchenOrderQueryVariables = Exact<{
  id: string;
}>;


export type KitchenOrderQuery = { order: (
    { __typename: 'Order', id: string, orderNumber: string, status: OrderStatus, supplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, timeZone: string } } }
    & { ' $fragmentRefs'?: { 'KitchenOrderFacts_orderFragment': KitchenOrderFacts_orderFragment;'RefundNotices_orderFragment': RefundNotices_orderFragment;'KitchenOrderTimeline_orderFragment': KitchenOrderTimeline_orderFragment;'StepTaker_orderFragment': StepTaker_orderFragment;'CancelByKitchen_orderFragment': CancelByKitchen_orderFragment } }
  ) | null };

export type MyMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMenuQuery = { myMenu: (
    { __typename: 'OwnMenu', id: string }
    & { ' $fragmentRefs'?: { 'OwnMenu_menuFragment': OwnMenu_menuFragment } }
  ) | null, myKitchen: (
    { __typename: 'KitchenAccount', id: string }
    & { ' $fragmentRefs'?: { 'KitchenPhotoGaps_kitchenFragment': KitchenPhotoGaps_kitchenFragment } }
  ) | null };

export type MyCookingWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCookingWeekQuery = { myCookingWeek: (
    { __typename: 'CookingWeek', id: string, version: number }
    & { ' $fragmentRefs'?: { 'CookingWeek_weekFragment': CookingWeek_weekFragment } }
  ) | null };

export type OrderBoardQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type OrderBoardQuery = { myKitchen: { __typename: 'KitchenAccount', id: string, status: SupplierStatus, announcements: Array<{ __typename: 'Announcement', id: string, version: number, text: string, hindiText: string | null, until: string }> } | null, mySupplier: { __typename: 'Supplier', id: string, city: { __typename: 'City', id: string, orderingStopped: { __typename: 'OrderingStop', reason: string, until: string | null } | null } } | null, kitchenAgenda: { __typename: 'KitchenAgenda', today: string, timeZone: string, meals: Array<{ __typename: 'KitchenMeal', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, orders: number, openOrders: number, plates: number }>, leftOver: Array<{ __typename: 'LeftOverDay', serviceDate: string, openOrders: number }> } | null, kitchenOrders: { __typename: 'OrderConnection', nodes: Array<(
      { __typename: 'Order', id: string, status: OrderStatus, mealtime: Mealtime }
      & { ' $fragmentRefs'?: { 'KitchenOrderCard_orderFragment': KitchenOrderCard_orderFragment;'StepTaker_orderFragment': StepTaker_orderFragment } }
    )> } };

export type MealsToPrepareQueryVariables = Exact<{ [key: string]: never; }>;


export type MealsToPrepareQuery = { kitchenAgenda: { __typename: 'KitchenAgenda', today: string, timeZone: string, meals: Array<{ __typename: 'KitchenMeal', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, orders: number, openOrders: number, plates: number }>, leftOver: Array<{ __typename: 'LeftOverDay', serviceDate: string, openOrders: number }> } | null };

export type PrepSheetQueryVariables = Exact<{
  day: string;
  mealtime: Mealtime;
}>;


export type PrepSheetQuery = { kitchenAgenda: { __typename: 'KitchenAgenda', today: string, timeZone: string, meals: Array<{ __typename: 'KitchenMeal', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, orders: number, openOrders: number, plates: number }>, leftOver: Array<{ __typename: 'LeftOverDay', serviceDate: string, openOrders: number }> } | null, prepSheet: { __typename: 'PrepSheet', dishes: Array<{ __typename: 'PrepDish', platesToCook: number, allergens: Array<Allergen>, diets: Array<Diet>, marks: Array<DishMark>, id: string, dishId: string, dishName: string, mealContent: string | null, plates: number, tickedPlates: number, isTicked: boolean, choices: Array<{ __typename: 'PrepChoice', group: string, name: string, portions: number }> }>, orders: Array<(
      { __typename: 'Order', id: string }
      & { ' $fragmentRefs'?: { 'PrepOrder_orderFragment': PrepOrder_orderFragment } }
    )>, supplement: { __typename: 'PrepSupplement', cutOffAt: string, dishes: Array<{ __typename: 'PrepDishChange', dishId: string, dishName: string, added: number, canceled: number }>, changes: Array<{ __typename: 'PrepChange', id: string, kind: PrepChangeKind, at: string, order: (
          { __typename: 'Order', id: string }
          & { ' $fragmentRefs'?: { 'PrepChangeRow_orderFragment': PrepChangeRow_orderFragment } }
        ) }>, reopenedOrders: Array<{ __typename: 'Order', id: string, reopenedAt: string | null, lines: Array<{ __typename: 'OrderLine', position: number, dishId: string, dishName: string, quantity: number, mealContent: string | null, allergens: Array<Allergen>, addedAllergens: Array<Allergen>, diet: Diet, changedDiet: Diet | null, marks: Array<DishMark>, removedMarks: Array<DishMark>, choices: Array<{ __typename: 'OrderedChoice', group: string, name: string, priceCents: number }> }> }> } | null } };

export type KitchenSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type KitchenSettingsQuery = { myKitchen: (
    { __typename: 'KitchenAccount', id: string, einMasked: string | null, email: string }
    & { ' $fragmentRefs'?: { 'KitchenPause_kitchenFragment': KitchenPause_kitchenFragment;'KitchenCapacity_kitchenFragment': KitchenCapacity_kitchenFragment;'KitchenPhotos_kitchenFragment': KitchenPhotos_kitchenFragment;'KitchenProfileForm_kitchenFragment': KitchenProfileForm_kitchenFragment } }
  ) | null };

export type SupplierAnalyticsQueryVariables = Exact<{
  weeks: number;
}>;


export type SupplierAnalyticsQuery = { supplierAnalytics: { __typename: 'SupplierAnalytics', avgRating: number, totalOrders: number, csv: string, totalRevenue: { __typename: 'Money', text: string }, total: { __typename: 'KitchenFigures', orders: number, canceledShare: number | null, averageRating: number | null, sellThrough: number | null, revenue: { __typename: 'Money', text: string }, kitchenShare: { __typename: 'Money', text: string } }, weeks: Array<{ __typename: 'AnalyticsWeek', firstDay: string, lastDay: string, figures: { __typename: 'KitchenFigures', orders: number, canceledShare: number | null, averageRating: number | null, sellThrough: number | null, revenue: { __typename: 'Money', cents: number, text: string }, kitchenShare: { __typename: 'Money', cents: number, text: string } } }>, bestDishes: Array<{ __typename: 'DishFigures', dishId: string, dishName: string, plates: number, revenue: { __typename: 'Money', text: string } }> } | null };

export type OnboardingQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingQuery = { onboarding: (
    { __typename: 'Application', id: string, status: OnboardingStatus, supplier: { __typename: 'Supplier', id: string, kitchenName: string } }
    & { ' $fragmentRefs'?: { 'Journey_applicationFragment': Journey_applicationFragment;'OnboardingProgress_applicationFragment': OnboardingProgress_applicationFragment;'StatusBanner_applicationFragment': StatusBanner_applicationFragment;'Checklist_applicationFragment': Checklist_applicationFragment;'ReadyForReview_applicationFragment': ReadyForReview_applicationFragment } }
  ) | null };

export type SupplierPayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierPayoutsQuery = { payoutAccountReady: boolean | null, upcomingPayout: { __typename: 'Money', cents: number }, paymentConfiguration: { __typename: 'PaymentConfiguration', configured: boolean } };

export type OpenPayoutAccountMutationVariables = Exact<{
  returnTo: string;
}>;


export type OpenPayoutAccountMutation = { openPayoutAccount:
    | { __typename: 'FreshProofNeeded', message: string }
    | { __typename: 'KitchenUnavailable', message: string }
    | { __typename: 'PaymentNotConfigured', message: string }
    | { __typename: 'PaymentUnavailable', message: string }
    | { __typename: 'PayoutAccountLink', url: string }
   };

export type SupplierTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierTodayQuery = { myKitchen: (
    { __typename: 'KitchenAccount', id: string, status: SupplierStatus }
    & { ' $fragmentRefs'?: { 'SupplierStatusNote_kitchenFragment': SupplierStatusNote_kitchenFragment } }
  ) | null, kitchenAgenda: { __typename: 'KitchenAgenda', today: string, timeZone: string, meals: Array<{ __typename: 'KitchenMeal', serviceDate: string, mealtime: Mealtime, cutOffAt: string, servedFrom: string, servedUntil: string, orders: number, openOrders: number, plates: number }>, leftOver: Array<{ __typename: 'LeftOverDay', serviceDate: string, openOrders: number }> } | null };

export type VerificationStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type VerificationStatusQuery = { onboarding: (
    { __typename: 'Application', id: string, status: OnboardingStatus, supplier: { __typename: 'Supplier', id: string, kitchenName: string } }
    & { ' $fragmentRefs'?: { 'StatusBanner_applicationFragment': StatusBanner_applicationFragment;'ApplicationTimeline_applicationFragment': ApplicationTimeline_applicationFragment;'SubmittedDocuments_applicationFragment': SubmittedDocuments_applicationFragment } }
  ) | null };
