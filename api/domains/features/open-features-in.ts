import { everyFeature } from '../../../schema/features.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { Feature } from './feature-enums.ts';
import { isOpen } from './is-open.ts';

/** The features that are open to the viewer in a city. */
export const openFeaturesIn = async (ctx: Ctx, cityId: string | null): Promise<Feature[]> => {
  const areOpen = await Promise.all(everyFeature.map(feature => isOpen(ctx, feature, cityId)));
  return everyFeature.filter((_, at) => areOpen[at]);
};
