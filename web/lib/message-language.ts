import { i18n } from '@lingui/core';
import type { Language } from '../generated/graphql.ts';

/** The language of the screens, as GraphQL names it. */
export const messageLanguage = () => i18n.locale.toUpperCase() as Language;
