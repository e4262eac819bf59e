import { t } from '@lingui/core/macro';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { audienceWords, placeWords, timesWords } from './announcement-words.ts';

interface Props {
  announcement: AnnouncementCard_announcementFragment;
  onChange: () => void;
  onEnd: () => void;
}

/** What is announced, to whom, where and for how long. */
export function AnnouncementCard({ announcement, onChange, onEnd }: Props) {
  const { text, hindiText, audience, city, status, writtenByName } = announcement;
  return (
    <Card className="flex flex-col gap-2">
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
      {status !== 'OVER' && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" isSnug aria-label={t`Change: ${text}`} onClick={onChange}>
            {t`Change`}
          </Button>
          <Button variant="ghost" isSnug aria-label={t`End now: ${text}`} onClick={onEnd}>
            {t`End now`}
          </Button>
        </div>
      )}
    </Card>
  );
}
