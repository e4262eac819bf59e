/** The first characters of a text that others wrote, as a database can store them: no half of one, and no zero byte. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).toWellFormed().replaceAll('\u0000', '');
