interface Declared {
  /** Its name, for staff. */
  name: string;
  /** What it opens, and what stays when it is closed; for staff and programs. */
  description: string;
  /** What people read who are refused. */
  refusal: string;
  /** Whether it is open where staff set nothing. */
  isOpen: boolean;
}

/**
 * Features that staff can open for some cities or a part of the people, and close again without a release. What was
 * open before its flag existed is open by default, so that upgrading changes nothing. See decision 148.
 */
export const features = {
  TIFFIN_PLANS: {
    name: /*i18n*/ 'New tiffin plans',
    description:
      /*i18n*/ 'Customers can start tiffin plans at kitchens of the city. Running plans continue when it is closed.',
    refusal:
      /*i18n*/ "New tiffin plans aren't available at this kitchen right now. You can order single meals.",
    isOpen: true,
  },
  REVIEWS: {
    name: /*i18n*/ 'New reviews',
    description:
      /*i18n*/ 'Customers can review orders from kitchens of the city. Reviews stay, and can be changed, when it is closed.',
    refusal: /*i18n*/ "New reviews aren't available for this kitchen right now.",
    isOpen: true,
  },
  WEBHOOKS: {
    name: /*i18n*/ 'New webhooks',
    description:
      /*i18n*/ 'Cooks of the city can add webhooks for their programs, and staff while it is open in all cities. Existing webhooks keep working when it is closed.',
    refusal: /*i18n*/ "New webhooks aren't available for your account right now. Existing ones keep working.",
    isOpen: true,
  },
} as const satisfies Record<string, Declared>;
export type Feature = keyof typeof features;

export const everyFeature = Object.keys(features) as Feature[];
