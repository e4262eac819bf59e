import { t } from '@lingui/core/macro';
import { cancellationMinutes } from '../../../schema/constants.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { brand } from '../../lib/brand.ts';

export default function TermsOfService() {
  return (
    <Article
      title={t`Terms of Service`}
      text={t`The rules for you, the kitchens and ${brand}, in plain language.`}
    >
      <Passage heading={t`For everyone`}>
        <ul>
          <li>{t`${brand} is a marketplace. The meal is cooked and sold by the home kitchen you choose.`}</li>
          <li>{t`Anyone can browse. To order, you need an account with accurate details.`}</li>
          <li>{t`Prices are in US dollars. The total you see before placing your order is what you pay.`}</li>
        </ul>
      </Passage>
      <Passage heading={t`For customers`}>
        <ul>
          <li>{t`You can cancel within ${cancellationMinutes} minutes of ordering, and after that until your meal's cut-off.`}</li>
          <li>{t`If a kitchen cancels, you see the reason and pay nothing.`}</li>
          <li>{t`Tell the cook about allergies before you order; home kitchens handle many ingredients.`}</li>
        </ul>
      </Passage>
      <Passage heading={t`For suppliers`}>
        <ul>
          <li>{t`Only home-based kitchens qualify, with at most 100 plates a day.`}</li>
          <li>{t`You keep 80% of the menu price; the platform keeps 20%.`}</li>
          <li>{t`You are paid within 5 business days.`}</li>
          <li>{t`If a customer disputes a card payment, your share of that order is held until their bank decides. If you lose a dispute about the meal, your share is deducted; for any other reason, such as a stolen card, we cover the loss.`}</li>
          <li>{t`Either side may end the supplier agreement with 30 days notice.`}</li>
          <li>{t`The non-disclosure agreement lasts 3 years.`}</li>
        </ul>
      </Passage>
    </Article>
  );
}
