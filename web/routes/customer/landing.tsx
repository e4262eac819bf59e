import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import CalendarClock from '~icons/lucide/calendar-clock';
import ChefHat from '~icons/lucide/chef-hat';
import ShieldCheck from '~icons/lucide/shield-check';
import { paths } from '../../app/paths.ts';
import { OtherLanguages } from '../../features/info/OtherLanguages.tsx';
import { TiffinScene } from '../../food/TiffinScene.tsx';
import { brand, tagline } from '../../lib/brand.ts';
import { translate } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

const promises = () => [
  { Icon: ChefHat, words: t`Cooked to order by neighbors, from family recipes` },
  { Icon: CalendarClock, words: t`Choose the day and mealtime that suit you` },
  { Icon: ShieldCheck, words: t`Every home kitchen is checked before it sells` },
];

export default function Landing() {
  return (
    <div className="-mx-4 -my-5 flex flex-1 flex-col">
      <TiffinScene className="h-72 w-full" />
      <div className="flex flex-1 flex-col px-6 pt-6 pb-6 text-center">
        <h1 className="text-display font-extrabold text-primary">{brand}</h1>
        <p className="mx-auto mt-1 text-title text-balance">{translate(tagline)}</p>
        <ul className="mx-auto mt-7 flex max-w-80 flex-col gap-3 text-left text-muted">
          {promises().map(({ Icon, words }) => (
            <li key={words} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-px size-5 shrink-0 text-leaf" />
              {words}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-col items-center gap-1 pt-8">
          <ButtonLink
            to={paths.citySelection()}
            fullWidth
            className="min-h-14 text-lead"
          >{t`Select Your City`}</ButtonLink>
          <Link
            to={paths.help()}
            className="flex min-h-11 items-center rounded-control px-4 font-medium text-primary underline-offset-4 hover:underline"
          >{t`Need Help?`}</Link>
          <OtherLanguages />
        </div>
      </div>
    </div>
  );
}
