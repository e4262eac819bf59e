import { paths } from '../../app/paths.ts';
import { Steps } from '../../features/info/Steps.tsx';
import { brand } from '../../lib/brand.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

const customerSteps = [
  { title: 'Choose your city', text: 'See the home kitchens that cook near you.' },
  { title: 'Pick a cook and a mealtime', text: 'Order before the cut-off; each meal is cooked for you.' },
  { title: 'Enjoy it warm', text: 'Have it brought to you, or pick it up and say hello.' },
];
const kitchenSteps = [
  { title: 'Register your home kitchen', text: 'Tell us who you are and what you cook.' },
  {
    title: 'Sign and upload',
    text: 'Agreements, licence, insurance and health permit. We review in 2-3 business days.',
  },
  { title: 'Cook and earn', text: 'Set your menu and your plates. You keep 80% of every meal.' },
];

export default function Welcome() {
  return (
    <>
      <PageTitle text="Home-cooked Indian meals from the kitchens around you.">Welcome to {brand}</PageTitle>
      <div className="flex flex-col gap-8">
        <Steps heading="If you are hungry" steps={customerSteps} />
        <Steps heading="If you love to cook" steps={kitchenSteps} />
        <ButtonLink to={paths.citySelection()} fullWidth className="min-h-14 text-lead">
          Select Your City
        </ButtonLink>
      </div>
    </>
  );
}
