import { t } from '@lingui/core/macro';
import { useId } from 'react';
import type { AnnouncementCard_announcementFragment } from '../../generated/graphql.ts';
import { Card } from '../../ui/display/Card.tsx';
import { AnnouncementFacts } from './AnnouncementFacts.tsx';

interface Props {
  announcement: AnnouncementCard_announcementFragment;
}

/** What another admin made of the announcement while this one changed it. */
export function SavedMeanwhile({ announcement }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="font-semibold">
        {t`What it is now`}
      </h3>
      <Card className="flex flex-col gap-2">
        <AnnouncementFacts announcement={announcement} />
      </Card>
      <p className="text-small text-muted">
        {t`What you changed is still in the form. Everything else there is up to date. Saving replaces what is shown here.`}
      </p>
    </section>
  );
}
