import { t } from '@lingui/core/macro';
import CookingPot from '~icons/lucide/cooking-pot';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

/** For those who would rather cook. */
export const JoinCommunity = () => (
  <section
    aria-labelledby="join"
    className="mt-8 flex flex-col items-start gap-3 rounded-card bg-primary-soft p-5"
  >
    <CookingPot aria-hidden className="size-8 text-primary" />
    <div>
      <h2 id="join" className="text-title font-semibold">{t`Join Our Tiffin Community`}</h2>
      <p className="mt-1">{t`Do you cook at home and love to share it? Open your kitchen to your neighbors and keep 80% of every meal you sell.`}</p>
    </div>
    <ButtonLink to={paths.supplierRegistration()}>{t`Register your kitchen`}</ButtonLink>
  </section>
);
