import * as z from 'zod/mini';
import { withValues } from '../with-values.ts';
import { hasStackedMarks, visibleText } from './visible-text.ts';

const specialCharacters = /*i18n*/ 'Please remove the special characters.';
const atMost = (longest: number) => withValues(/*i18n*/ 'Please use at most {0} characters.', longest);

/** Every typed text is parsed by this: what is stored is visible, bounded and safe to show. */
const typed = (longest: number, refused: RegExp, required?: string, tooLong = atMost(longest)) =>
  z.string(required).check(
    z.overwrite(text => visibleText(text, longest)),
    ...(required === undefined ? [] : [z.minLength(1, required)]),
    z.maxLength(longest, tooLong),
    z.refine(text => !refused.test(text) && !hasStackedMarks(text), specialCharacters),
  );

/** Control characters, halves of characters, and line breaks of every kind. */
const notOnOneLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const notOnLines = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** One line of text. */
export const line = (required: string, longest = 120, tooLong?: string) =>
  typed(longest, notOnOneLine, required, tooLong);

/** One line that may be left empty. */
export const optionalLine = (longest: number, tooLong?: string) =>
  typed(longest, notOnOneLine, undefined, tooLong);

/** Several lines that may be left empty, or not where it is `required`. */
export const lines = (longest: number, required?: string) => typed(longest, notOnLines, required);

export const email = z
  .string(/*i18n*/ 'Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, /*i18n*/ 'Email is required'),
    z.maxLength(254, /*i18n*/ 'Please use at most 254 characters.'),
    z.email(/*i18n*/ 'Please enter a valid email address'),
  );
