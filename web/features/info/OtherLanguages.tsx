import { i18n } from '@lingui/core';
import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { chooseLanguage, isPreferred, type Language, languages } from '../../lib/language.ts';

const never = () => () => undefined;

/**
 * The languages this page is not in, for those who cannot read it; the browser's preferred one is highlighted. A font
 * for one word would be too much.
 */
export const OtherLanguages = () => (
  <p className="flex justify-center gap-2">
    {(Object.keys(languages) as Language[])
      .filter(language => language !== i18n.locale)
      .map(language => (
        <OtherLanguage key={language} language={language} />
      ))}
  </p>
);

function OtherLanguage({ language }: { language: Language }) {
  const isSuggested = useSyncExternalStore(
    never,
    () => isPreferred(language),
    () => false,
  );
  return (
    <button
      type="button"
      lang={language}
      onClick={() => chooseLanguage(language)}
      className={clsx(
        'min-h-11 rounded-control border px-4 font-plain font-medium text-primary underline-offset-4 hover:underline',
        isSuggested ? 'border-primary' : 'border-transparent',
      )}
    >
      {languages[language]}
    </button>
  );
}
