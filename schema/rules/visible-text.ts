/** Invisible characters, and those that change text direction: no text needs them. Joiners are allowed. */
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single characters are meant, not what they combine to
  /(?![\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Only spaces, line breaks, joiners and marks without a letter to carry them. */
const blank = /^[\s\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

/** No script stacks this many marks on one letter, and no emoji joins with this many joiners. */
const stacked = /(?:\p{M}[\u200c\u200d]*){9}|[\u200c\u200d]{3}/u;

/**
 * A text as it is stored: composed (NFC), so that equal texts are equal letter by letter, without characters that
 * are invisible, trimmed; empty when nothing of it is visible. A text far beyond its length is left as it came:
 * composing takes the square of the longest run of marks, and the rule refuses it anyway.
 */
export const visibleText = (text: string, longest: number): string => {
  if (text.length > longest * 4 + 100) return text;
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(invisible, '').trim();
  return blank.test(composed) ? '' : composed;
};

export const isBlank = (text: string): boolean => visibleText(text, text.length) === '';

export const hasStackedMarks = (text: string): boolean => stacked.test(text);
