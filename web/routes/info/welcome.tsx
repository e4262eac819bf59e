import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { Steps } from '../../features/info/Steps.tsx';
import { brand } from '../../lib/brand.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';

const customerSteps = () => [
  { title: t`Choose your city`, text: t`See the home kitchens that cook near you.` },
  {
    title: t`Pick a cook and a mealtime`,
    text: t`Order before the cut-off; each meal is cooked for you.`,
  },
  { title: t`Enjoy it hot`, text: t`Get it delivered, or pick it up and say hello.` },
];
const kitchenSteps = () => [
  { title: t`Register your home kitchen`, text: t`Tell us who you are and what you cook.` },
  {
    title: t`Sign and upload`,
    text: t`Agreements, license, insurance and health permit. We review in 2-3 business days.`,
  },
  {
    title: t`Cook and earn`,
    text: t`Set your menu and how many plates you cook. You keep 80% of every meal.`,
  },
];

export default function Welcome() {
  return (
    <>
      <PageTitle
        text={t`Home-cooked Indian meals from the kitchens around you.`}
      >{t`Welcome to ${brand}`}</PageTitle>
      <div className="flex flex-col gap-8">
        <Steps heading={t`For eaters`} steps={customerSteps()} />
        <Steps heading={t`For cooks`} steps={kitchenSteps()} />
        <ButtonLink
          to={paths.citySelection()}
          fullWidth
          className="min-h-14 text-lead"
        >{t`Select Your City`}</ButtonLink>
      </div>
    </>
  );
}
