import { t } from '@lingui/core/macro';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { audienceWords, placeWords, timesWords } from './announcement-words.ts';

interface Props {
  announcement: AnnouncementCard_announcementFragment;
}

/** What is announced, to whom, where, for how long, and by whom. */
export function AnnouncementFacts({ announcement }: Props) {
  const { text, hindiText, audience, city, writtenByName } = announcement;
  return (
    <>
      <p lang="en" className="font-medium wrap-anywhere">
        {text}
      </p>
      {hindiText && (
        <p lang="hi" className="wrap-anywhere">
          {hindiText}
        </p>
      )}
      <p className="text-small text-muted wrap-anywhere">
        {audienceWords(audience)} · {placeWords(city)}
        <br />
        {timesWords(announcement)}
        <br />
        {t`Written by ${writtenByName}`}
      </p>
    </>
  );
}
