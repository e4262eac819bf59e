import { undoMoveMinutes } from '../../../../schema/constants.ts';
import type { StepTaker_orderFragment } from '../../../generated/graphql.ts';

type NotificationDraft = Pick<StepTaker_orderFragment, 'status' | 'timeline'>;

/** Whether the last step can still be undone. The server decides. */
export const isUndoable = ({ status, timeline }: NotificationDraft, now: Date): boolean => {
  if (status === 'PLACED' || status === 'DELIVERED' || status === 'CANCELED') return false;
  const moved = timeline.find(moment => moment.status === status);
  return moved !== undefined && now.getTime() - Date.parse(moved.at) < undoMoveMinutes * 60_000;
};
