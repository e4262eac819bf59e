import { Trans } from '@lingui/react/macro';
import { usePhotoCreditsQuery } from '../../generated/graphql.ts';

/** The photographs of the demo, if it has any. */
export const PhotoCredits = () =>
  usePhotoCreditsQuery().data?.photoCredits.map(({ shows, author, license, page }) => (
    <li key={page}>
      <Trans>
        <a href={page}>{shows}</a> by {author}, {license}.
      </Trans>
    </li>
  ));
