import { reasonLengthLimit } from '../constants.ts';
import { lines } from './text.ts';

/** The reason for a decision about someone else, stored in the audit trail. */
export const decisionReason = lines(reasonLengthLimit, 'Please give a reason.');
