import { cancellationMinutes } from '../../../schema/constants.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { brand } from '../../lib/brand.ts';

export default function TermsOfService() {
  return (
    <Article
      title="Terms of Service"
      text={`The rules between you, the kitchens and ${brand}, in plain words.`}
    >
      <Passage heading="For everyone">
        <ul>
          <li>{brand} is a marketplace. The meal is cooked and sold by the home kitchen you choose.</li>
          <li>Anybody may look around; to complete an order you need an account with true details.</li>
          <li>Prices are in US dollars. The total you see before placing is the total that counts.</li>
        </ul>
      </Passage>
      <Passage heading="For customers">
        <ul>
          <li>
            You may cancel within {cancellationMinutes} minutes of placing, and after that until the cut-off
            of your meal.
          </li>
          <li>If a kitchen has to cancel, you are told why and pay nothing.</li>
          <li>Tell the cook about allergies before you order; home kitchens handle many ingredients.</li>
        </ul>
      </Passage>
      <Passage heading="For suppliers">
        <ul>
          <li>Only home-based kitchens qualify, with at most 100 plates a day.</li>
          <li>You keep 80% of the menu price; the platform keeps 20%.</li>
          <li>You are paid within 5 business days.</li>
          <li>Either side may end the supplier agreement with 30 days notice.</li>
          <li>The non-disclosure agreement lasts 3 years.</li>
        </ul>
      </Passage>
    </Article>
  );
}
