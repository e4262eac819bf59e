import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { documentRetentionDays } from '../../../schema/constants.ts';
import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { mailLink, support } from '../../lib/support.ts';

export default function PrivacyPolicy() {
  return (
    <Article title={t`Privacy Policy`} text={t`What we know about you and what we do with it.`}>
      <Passage heading={t`What we store`}>
        <ul>
          <li>{t`Your name, email address and phone number, to run your account.`}</li>
          <li>{t`Your orders with their delivery addresses, so kitchens can deliver them.`}</li>
          <li>{t`Who eats with you and what they don't eat, if you write it down. Only you see it.`}</li>
          <li>{t`For suppliers, also the EIN (stored encrypted) and the application documents.`}</li>
          <li>{t`Replaced or rejected documents are deleted after ${documentRetentionDays} days.`}</li>
        </ul>
      </Passage>
      <Passage heading={t`What's stored in your browser`}>
        <p>{t`Your city, your delivery address, your cart and where to return after signing in are stored on your device. A single cookie keeps you signed in. We don't use advertising or tracking cookies.`}</p>
      </Passage>
      <Passage heading={t`Your location`}>
        <p>{t`We ask for it only when you tap a button that needs it, use it once to find cities near you, and don't store it.`}</p>
      </Passage>
      <Passage heading={t`Who sees what`}>
        <ul>
          <li>{t`The kitchen you order from sees your name, address, phone number and notes.`}</li>
          <li>{t`Only the supplier and our reviewers see supplier documents.`}</li>
          <li>{t`Your card details go to the payment provider, never to us.`}</li>
          <li>
            {t`If you let us charge your weekly tiffin bills to a card, we store its brand, last four digits and expiry until you remove it.`}
          </li>
        </ul>
      </Passage>
      <Passage heading={t`Your questions`}>
        <p>
          <Trans>
            On <Link to={paths.profile()}>your profile</Link> you can correct and export your data, and delete
            your account. For anything else, write to <a href={mailLink}>{support.email}</a>.
          </Trans>
        </p>
      </Passage>
    </Article>
  );
}
