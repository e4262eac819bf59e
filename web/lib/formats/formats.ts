import { locale } from '../language.ts';

const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/**
 * Making a format costs a hundred times what using it does, and a list of kitchens needs the same few again and again.
 */
const cached = <Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  language: string,
  options: object,
  make: () => Format,
): Format => {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known as Format;
  const format = make();
  made.set(key, format);
  return format;
};

/** How dates and times are written in the language of the reader, or in another. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, language = locale()) =>
  cached('date', language, options, () => new Intl.DateTimeFormat(language, options));

/** How numbers are written in the language of the reader. */
export const numberFormat = (options: Intl.NumberFormatOptions) =>
  cached('number', locale(), options, () => new Intl.NumberFormat(locale(), options));
