import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ShownAnnouncementFragment } from '../../generated/graphql.ts';
import { useStored } from '../../lib/stored.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { isHidden, withHidden } from './hidden-announcements.ts';

interface Props {
  announcements: readonly ShownAnnouncementFragment[];
}

/** What staff announce, until it is over or the reader hides it. */
export default function Announcements({ announcements }: Props) {
  const [hidden, setHidden] = useStored('hiddenAnnouncements');
  const shown = announcements.filter(each => Date.parse(each.until) > Date.now() && !isHidden(hidden, each));
  if (shown.length === 0) return null;
  return (
    <Banner
      title={t`Announcements`}
      entries={shown.map(each => ({
        key: each.id,
        ...wordsFor(each),
        onHide: () => setHidden(withHidden(hidden, each)),
      }))}
    />
  );
}

/** In Hindi where that is what the reader reads and there is a text; English words say that they are English. */
const wordsFor = ({ text, hindiText }: ShownAnnouncementFragment) => {
  if (i18n.locale !== 'hi') return { words: text };
  return hindiText ? { words: hindiText } : { words: text, lang: 'en' };
};
