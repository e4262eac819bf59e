import type { Ctx } from '../../core/operation/ctx.ts';
import type { Feature } from './feature-enums.ts';

/** Whether a feature is open to the viewer in a city; null for what is in no city. Reads no database. */
export const isOpen = (
  { services, viewer }: Pick<Ctx, 'services' | 'viewer'>,
  feature: Feature,
  cityId: string | null,
): Promise<boolean> =>
  services.features.isOpen(feature, { personId: viewer.session?.userId ?? null, cityId });
