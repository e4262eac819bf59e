import type { Viewer } from '../../core/access/viewer.ts';
import { readableTypes } from '../events/readable-types.ts';

/** Which deliveries the viewer may read: tests, and those of events that they may read now. */
export const readableBy = (viewer: Viewer) => ({
  $or: [{ type: null }, { type: { $in: readableTypes(viewer) } }],
});
