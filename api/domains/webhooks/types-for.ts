import type { Viewer } from '../../core/access/viewer.ts';
import type { EventType } from '../events/event-type.ts';
import { chosenTypes } from '../events/readable-types.ts';

/**
 * The kinds of events that an endpoint of the viewer can get: those chosen, or all, also later ones, when none are. That
 * is written out for an API token, whose scopes do not grow. Throws for one that the viewer may not read.
 */
export const typesFor = (viewer: Viewer, given: readonly EventType[]): EventType[] => {
  const chosen = chosenTypes(viewer, given);
  // A token that may read none would get an endpoint without kinds, which means all.
  if (chosen.length === 0) throw viewer.refusal();
  return given.length === 0 && !viewer.isToken ? [] : chosen;
};
