import { t } from '@lingui/core/macro';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { AnnouncementFacts } from './AnnouncementFacts.tsx';

interface Props {
  announcement: AnnouncementCard_announcementFragment;
  onChange: () => void;
  onEnd: () => void;
}

/** An announcement, with what can be done about it. */
export function AnnouncementCard({ announcement, onChange, onEnd }: Props) {
  const { text, status } = announcement;
  return (
    <Card className="flex flex-col gap-2">
      <AnnouncementFacts announcement={announcement} />
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
