/** ORDER_CANCELED as people say it: Order canceled. */
export const actionWords = (action: string): string => {
  const words = withAbbreviations(action.replaceAll('_', ' ').toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names in code are lower case here; these are not. */
export const withAbbreviations = (words: string): string =>
  words.replace(/\b(api|ein)\b/g, abbreviation => abbreviation.toUpperCase());
