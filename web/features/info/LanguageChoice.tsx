import { i18n } from '@lingui/core';
import { chooseLanguage, type Language, languages } from '../../lib/language.ts';
import { Chip } from '../../ui/forms/Chip.tsx';

/** Each language in its own name. Choosing one reloads the page in it. */
export const LanguageChoice = () => (
  <div className="flex flex-wrap gap-2">
    {(Object.keys(languages) as Language[]).map(language => (
      <Chip key={language} pressed={language === i18n.locale} onClick={() => chooseLanguage(language)}>
        <span lang={language} className="font-plain">
          {languages[language]}
        </span>
      </Chip>
    ))}
  </div>
);
