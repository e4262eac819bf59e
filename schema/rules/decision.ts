import { reasonLengthLimit } from '../constants.ts';
import { lines } from './text.ts';

/** Whoever decides about others says why; the trail keeps it. */
export const decisionReason = lines(reasonLengthLimit, 'Please give a reason.');
