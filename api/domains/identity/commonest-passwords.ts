import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinimumLength } from '../../../schema/constants.ts';

/** The most common passwords among those that meet the minimum length. Their dictionary takes megabytes of memory. */
export const commonest: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordMinimumLength).slice(0, 3000),
);
