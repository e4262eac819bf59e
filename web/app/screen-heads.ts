import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand, tagline } from '../lib/brand.ts';
import { translate } from '../lib/language.ts';
import { prerenderedScreens } from './prerendered-screens.ts';
import { screens } from './screens/screens.ts';

/** What search engines and link previews say of the screens that are drawn ahead, by their names. */
const descriptions: Record<string, MessageDescriptor> = {
  landing: msg`Order authentic home-cooked Indian tiffin meals from checked home kitchens in your city: choose a cook, a day and a mealtime.`,
  home: msg`Browse home kitchens near you by cuisine, rating and distance, and order for the next mealtime.`,
  'city-selection': msg`See which cities have home kitchens that cook Indian meals, and choose yours.`,
  welcome: msg`How Tiffin works in three steps, for people who eat and people who cook.`,
  help: msg`Answers about ordering, canceling, delivery and payment, and how to reach us.`,
  about: msg`Who cooks on Tiffin, how home kitchens are checked, and what share of every meal they keep.`,
  'terms-of-service': msg`The terms between customers, home kitchens and Tiffin.`,
  'privacy-policy': msg`What data Tiffin stores about you, why, for how long, and how to remove it.`,
  'payment-info': msg`What meals cost, how cards are charged and when home kitchens are paid.`,
};

/** In the language that is spoken at the moment. */
export const headOf = (name: string): { title: string; description: string } => {
  const title = screens.find(screen => screen.path === prerenderedScreens[name]?.path)?.title;
  return {
    title: title ? `${translate(title)} · ${brand}` : `${brand} · ${translate(tagline)}`,
    description: translate(descriptions[name]!),
  };
};
