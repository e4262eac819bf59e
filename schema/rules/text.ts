import * as z from 'zod/mini';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
export const oneLine = z.regex(/^[^\u0000-\u001f\u007f]*$/, /*i18n*/ 'Please remove the special characters.');

/** One line of text somebody typed: trimmed, without control characters, of a bounded length. */
export const line = (required: string, longest = 120) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(longest, `Please use at most ${longest} characters.`),
      oneLine,
    );

/** Several lines: line breaks are welcome, other control characters are not. */
export const lines = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest, `Please use at most ${longest} characters.`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, /*i18n*/ 'Please remove the special characters.'),
  );

export const email = z
  .string(/*i18n*/ 'Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, /*i18n*/ 'Email is required'),
    z.maxLength(254, /*i18n*/ 'Please use at most 254 characters.'),
    z.email(/*i18n*/ 'Please enter a valid email address'),
  );
