import { useEffect } from 'react';
import { type Language, useSaveMessageLanguageMutation } from '../../generated/graphql.ts';
import { messageLanguage } from '../../lib/message-language.ts';
import { usePerson } from '../../lib/session/use-session.ts';

/** Emails and push notifications follow the language of the screens; staff who view as someone leave it alone. */
export const useSaveLanguage = (saved: Language | undefined) => {
  const isViewed = Boolean(usePerson()?.viewedUntil);
  const [save] = useSaveMessageLanguageMutation();
  useEffect(() => {
    const language = messageLanguage();
    if (!saved || saved === language || isViewed) return;
    // It is tried again the next time the bell is loaded.
    void save({ variables: { language } }).catch(() => undefined);
  }, [saved, isViewed, save]);
};
