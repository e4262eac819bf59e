import { i18n } from '@lingui/core';

/** The day of a moment, where the reader is. */
export const dayWords = (moment: string): string =>
  new Intl.DateTimeFormat(i18n.locale, { month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(moment),
  );
