/** Escapes what means something inside a LIKE pattern. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A text as it is compared in searches: lower case, without accents and control characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .trim();

/** Letters to be found anywhere in a name that is kept as people write it, compared in lower case. */
export const lettersPattern = (text: string): string =>
  likePattern(
    text
      .replace(/\p{Cc}/gu, ' ')
      .toLowerCase()
      .trim(),
  );
