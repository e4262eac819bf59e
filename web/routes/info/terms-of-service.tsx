import { t } from '@lingui/core/macro';
import { cancellationMinutes } from '../../../schema/constants.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { brand } from '../../lib/brand.ts';

export default function TermsOfService() {
  return (
    <Article
      title={t`Terms of Service`}
      text={t`The rules between you, the kitchens and ${brand}, in plain words.`}
    >
      <Passage heading={t`For everyone`}>
        <ul>
          <li>{t`${brand} is a marketplace. The meal is cooked and sold by the home kitchen you choose.`}</li>
          <li>{t`Anybody may look around; to complete an order you need an account with true details.`}</li>
          <li>{t`Prices are in US dollars. The total you see before placing is the total that counts.`}</li>
        </ul>
      </Passage>
      <Passage heading={t`For customers`}>
        <ul>
          <li>{t`You may cancel within ${cancellationMinutes} minutes of placing, and after that until the cut-off of your meal.`}</li>
          <li>{t`If a kitchen has to cancel, you are told why and pay nothing.`}</li>
          <li>{t`Tell the cook about allergies before you order; home kitchens handle many ingredients.`}</li>
        </ul>
      </Passage>
      <Passage heading={t`For suppliers`}>
        <ul>
          <li>{t`Only home-based kitchens qualify, with at most 100 plates a day.`}</li>
          <li>{t`You keep 80% of the menu price; the platform keeps 20%.`}</li>
          <li>{t`You are paid within 5 business days.`}</li>
          <li>{t`If a customer disputes a card payment, your share of that order is held until their bank decides. A lost dispute about the meal takes your share back; for any other reason, such as a stolen card, we bear the loss.`}</li>
          <li>{t`Either side may end the supplier agreement with 30 days notice.`}</li>
          <li>{t`The non-disclosure agreement lasts 3 years.`}</li>
        </ul>
      </Passage>
    </Article>
  );
}
