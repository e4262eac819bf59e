import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { notificationText } from './notification-text.ts';

afterEach(() => i18n.activate('en'));

const english = { title: 'New order', message: 'Meera ordered two meals.' };
const hindi = { title: 'नया ऑर्डर', message: 'मीरा ने दो खाने मँगाए।' };

it('has the language of the screens where there is one, and says which it has for screen readers', () => {
  i18n.loadAndActivate({ locale: 'hi', messages: {} });
  const translations = [
    { __typename: 'NotificationTranslation' as const, language: 'HI' as const, ...hindi },
  ];
  expect(notificationText({ ...english, translations })).toEqual({ ...hindi, lang: 'hi' });
  expect(notificationText({ ...english, translations: [] })).toEqual({ ...english, lang: 'en' });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(notificationText({ ...english, translations })).toEqual({ ...english, lang: 'en' });
});
