/** Spreadsheets execute cells that begin like a formula, also with the wide characters of Asian keyboards. */
const looksLikeFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text for a cell of a CSV file; numbers need no change, however they begin. */
export const harmlessCell = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);
