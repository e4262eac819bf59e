import { conductWordsLimit } from '../constants.ts';
import { lines } from './text.ts';

/** What a kitchen reads of an admin's step about its orders. */
export const conductWords = lines(conductWordsLimit, /*i18n*/ 'Please write to the kitchen.');
