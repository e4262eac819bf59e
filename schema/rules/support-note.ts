import { lines } from './text.ts';

/** How long a note of staff may be, and for how many minutes its author may remove it. */
export const supportNoteLimit = 2000;
export const supportNoteRemovalMinutes = 60;

/** What staff write down about an order, a kitchen or a person, for each other. */
export const supportNoteText = lines(supportNoteLimit, /*i18n*/ 'Please write a note.');
