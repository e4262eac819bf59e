/** Limits and lists that the specification fixes, shared by the server and the client. */

export {
  type Cuisine,
  cuisineFilter,
  cuisineGrid,
  cuisines,
  earthRadiusMiles,
  minimumRatings,
  searchLengthLimit,
} from './search-constants.ts';

export const passwordMinimumLength = 6;
export const staffPasswordMinimumLength = 12;

/** The most lines a cart may hold, and the most of one dish. */
export const cartLineLimit = 30;
export const dishQuantityLimit = 50;
export const noteLengthLimit = 300;

/** A customer may always cancel within these minutes of placing. */
export const cancellationMinutes = 5;

/** The statuses an order goes through on its way to the customer. Pickup orders have no delivery step. */
export const orderWays = {
  DELIVERY: ['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'DELIVERED'],
  PICKUP: ['PLACED', 'PREPARING', 'READY', 'DELIVERED'],
} as const;

/** An order in one of these is still to be cooked, fetched or brought. */
export const openOrderStatuses = ['PLACED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'] as const;

/** A kitchen that serves early hands out or drives off at most these minutes before the meal's serving time. */
export const earlyServingMinutes = 30;

/** Days after its meal in which a customer may report a problem with an order. */
export const issueReportDays = 7;
export const issueReasons = [
  'NOT_ARRIVED',
  'WRONG_DISHES',
  'MISSING_DISHES',
  'POOR_QUALITY',
  'OTHER',
] as const;

/** Minutes in which a kitchen may undo its last step with an order. */
export const undoMoveMinutes = 2;

/** The reasons a kitchen can choose from when it cancels; free text is allowed as well. */
export const kitchenCancellationReasons = [
  /*i18n*/ 'We have run out of an ingredient.',
  /*i18n*/ 'The kitchen has to close unexpectedly.',
  /*i18n*/ 'We cannot deliver to this address.',
  /*i18n*/ 'We could not reach you.',
  /*i18n*/ 'You asked us to cancel.',
] as const;
/** How long an order's plates are held while it is paid. */
export const paymentMinutes = 15;

/** The marketplace's share of the dishes, and what a card payment costs. */
export const commissionPercent = 20;
export const cardFee = { percent: 2.9, cents: 30 } as const;

/** Business days in which kitchens are paid and refunds arrive. */
export const payoutBusinessDays = 5;

/** The amount of an administrator's test payment, in dollars. */
export const testPaymentDollars = 1;

/** How far ahead meal windows are offered. */
export const orderableDays = 7;

/** How many addresses a person may save. */
export const addressLimit = 20;

export const reviewLengthLimit = 1000;
/** Days after writing a review in which it may be changed. */
export const reviewChangeDays = 30;

/** How much a kitchen's menu holds, so that it stays readable. */
export const menuCategoryLimit = 30;
export const dishLimit = 200;
/** How far ahead a kitchen publishes menus of single meals, and how many dishes each may have. */
export const mealMenuWeeks = 8;
export const mealMenuDishLimit = 100;
/** Longest text of what is in a tiffin of the day for one meal. */
export const mealContentLimit = 200;
export const dishNameLimit = 80;
export const dishDescriptionLimit = 400;
export const portionLimit = 40;
/** The least that the card provider charges in dollars, so also the least price. */
export const leastChargeCents = 50;
export const priceMinimumCents = leastChargeCents;
export const priceMaximumCents = 100_000;

export const diets = ['VEGETARIAN', 'VEGAN', 'EGG', 'NON_VEGETARIAN'] as const;
export const allergens = [
  'MILK',
  'EGG',
  'FISH',
  'SHELLFISH',
  'TREE_NUTS',
  'PEANUTS',
  'WHEAT',
  'SOY',
  'SESAME',
  'MUSTARD',
] as const;

/** What a cook can promise about a dish. */
export const dishMarks = ['JAIN', 'NO_ONION_GARLIC'] as const;

/** The most people of a household, and of a first name. */
export const householdLimit = 12;
export const firstNameLimit = 40;
/** What a person may need of a dish besides a diet. */
export const dietNeeds = ['JAIN', 'NO_ONION_GARLIC', 'NO_EGG'] as const;

/** How much a dish lets its customers choose. */
export const optionGroupLimit = 8;
export const optionChoiceLimit = 20;
export const optionChosenLimit = 10;
export const optionNameLimit = 60;
/** The most that one choice adds to the price. */
export const optionPriceMaximumCents = 10_000;
/** The most choices of one line of a cart: of every group the most. */
export const lineChoiceLimit = optionGroupLimit * optionChosenLimit;

export const mealtimes = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
/** The most a mealtime can hold; a kitchen's own capacity may be less. */
export const platesMaximum = 100;

/** Highest limit of a dish's portions for a meal. */
export const portionLimitMaximum = 100;

/** Most plates that one portion of a dish takes, such as a family pot. */
export const platesOfPortionMaximum = 20;
/** Orders may close this many minutes before the day begins at the earliest. */
export const earliestCutOffMinutes = -2880;
export const minutesOfDay = 1440;

export const closureLimit = 30;
export const closureDaysLimit = 92;
export const closureReasonLimit = 120;

/** How many weeks a kitchen may look back on its figures, and the choices it is given. */
export const analyticsWeeksLimit = 26;
export const analyticsWeekChoices = [4, 8, 12, 26] as const;

/** The largest document a kitchen may upload; one byte more is refused. */
export const uploadLimitBytes = 10 * 1024 * 1024;
/** Days to keep a document that no longer counts: replaced, rejected, or never decided. */
export const documentRetentionDays = 180;
export const invalidFileType = /*i18n*/ 'Please upload a PDF, JPG, or PNG file.';
export const fileTooLarge = /*i18n*/ 'Please upload a file smaller than 10MB.';

/** What an admin's review takes, in business days. */
export const reviewBusinessDays = { least: 2, most: 3 } as const;
/** How long an admin may undo a decision. */
export const undoSeconds = 60;

/** The most pixels an uploaded image may have: more than any phone takes, less than a bomb. */
export const imagePixelLimit = 60_000_000;
/** The most memory that decoding an uploaded image may take; 40 megapixels of a progressive JPEG. */
export const decodedImageLimitBytes = 240_000_000;
/** The most characters of any one text in a request, and the most entries of any one list; each rule asks for fewer. */
export const textLengthLimit = 4000;
export const listLengthLimit = 100;
/** How long the reason of an admin's decision may be. */
export const reasonLengthLimit = 300;
/** How long the reason for which ordering is stopped may be, and after how many days a stop may end at the latest. */
export const orderingStopReasonLimit = 200;
export const orderingStopDaysLimit = 60;
/** How long an announcement may be and last, and how many may be shown or waiting in the marketplace. */
export const announcementLimit = 280;
export const announcementDaysLimit = 90;
export const openAnnouncementsLimit = 20;
/** The time zone of what concerns all cities. */
export const marketplaceTimeZone = 'America/New_York';

/** The time zones a city of the United States can be in. */
export const cityTimeZones = [
  'America/New_York',
  'America/Detroit',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Boise',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

/** The cuisines a kitchen chooses from when it registers. */
export const registrationCuisines = [
  'North Indian',
  'South Indian',
  'Bengali',
  'Gujarati',
  'Punjabi',
  'Maharashtrian',
  'Rajasthani',
  'Tamil',
  'Kerala',
  'Indo-Chinese',
  'Street Food',
] as const;

/** The bands of daily capacity and their upper bounds, the most plates on one day. */
export const platesOfBand = { '5-10': 10, '11-25': 25, '26-50': 50, '51-100': 100 } as const;
export type CapacityBand = keyof typeof platesOfBand;

export const kitchenLocations = ['home', 'commercial', 'shared'] as const;
export const kitchenDescriptionLimit = 500;
export const kitchenStoryLimit = 2000;
export const deliveryRadiusLimit = 50;

/** The digits of a code that is mailed for signing in, and how long it is good for. */
export const signInCodeLength = 6;
export const signInCodeMinutes = 10;

/** The widths stored of a dish photo, for phones and for sharper screens; narrower photos are refused. */
export const photoWidths = [430, 860] as const;

/** The picture of a link preview, in pixels. Messengers show no picture that is larger. */
export const linkPreview = { width: 1200, height: 630, maxBytes: 300_000 } as const;
export const photoAltLimit = 160;

/** The most a menu file may hold. */
export const menuFileBytes = 512 * 1024;
/** The most a file of the menus of meals may hold: eight weeks of long menus. */
export const mealMenuFileBytes = 2 * 1024 * 1024;
/** The longest a kitchen may pause. */
export const pauseDaysLimit = 365;

/** Days, up to yesterday, whose orders say how reliable a kitchen is, and the fewest orders that say anything. */
export const conductDays = 30;
export const conductLeastOrders = 10;
/** Minutes after the serving time from which on a meal is late: a cook marks what was handed over when there is a hand free. */
export const lateServingMinutes = 15;
/** Percentage of orders above which a step is proposed to admins; decision 147 has the reasons. */
export const conductLimits = {
  CANCELED: { WARN: 10, PAUSE: 20, SUSPEND: 40 },
  UNFINISHED: { WARN: 10, PAUSE: 25, SUSPEND: 50 },
  LATE: { WARN: 20, PAUSE: 40 },
  REFUNDED: { WARN: 10, PAUSE: 20, SUSPEND: 40 },
} as const;
/** Days for which an admin pauses a kitchen. */
export const conductPauseDays = 7;
/** Days after a decision in which only a graver step is proposed. */
export const conductQuietDays = 30;
/** How long the words to a kitchen may be. */
export const conductWordsLimit = 500;

/** Why customers stop a tiffin plan. */
export const tiffinStopReasons = ['PRICE', 'FOOD', 'VARIETY', 'DELIVERY', 'ROUTINE', 'OTHER'] as const;

/** The most plans that a kitchen offers at a time, and dishes of one. */
export const tiffinOfferLimit = 10;
export const tiffinOfferDishLimit = 6;
export const tiffinOfferNameLimit = 60;
/** Longest text of what a cook promises about the meals of an offered plan. */
export const tiffinPromiseLimit = 200;
/** The most spots of an offered plan on one day: more than any kitchen cooks. */
export const tiffinSpotsLimit = 500;
/** Spots on a day from which on customers read how many are left. */
export const fewTiffinSpots = 5;
/** The most customers on the waiting list of one offered plan, and lists that one customer is on. */
export const tiffinWaitlistLimit = 100;
export const ownTiffinWaitsLimit = 10;
/** The most people that one customer waits for: an account costs nothing. */
export const tiffinWaitPeopleLimit = 10;
/** Hours for which free spots are reserved for the first in line. */
export const reservedSpotsHours = 48;
/** Days after which a customer who did not use them can join the same list again. */
export const tiffinRejoinDays = 7;

/** Days between the notice of a higher price of a plan and the first bill it touches, at least. */
export const tiffinNoticeDays = 7;
/** Rise of a plan's price, in percent of what the customer agreed to, up to which they are notified and not asked. */
export const tiffinSmallRisePercent = 10;

/** The most tiffin plans a customer may have at a time. */
/** Days after which credit that no tiffin plan needs is paid back without being asked for. */
export const unneededCreditDays = 30;
export const tiffinPlanLimit = 20;
/** Days from its first to its last day, where a plan has one. */
export const tiffinPlanDaysAhead = 366;
/** Days in which a new plan must begin. */
export const tiffinPlanStartDays = 60;
/** Days that a plan shows ahead, and that can be skipped ahead. */
export const tiffinCalendarDays = 56;
