import { t } from '@lingui/core/macro';
import ShieldCheck from '~icons/lucide/shield-check';

export const PromiseBanner = () => (
  <section
    aria-label={t`Our promise`}
    className="flex items-start gap-3 rounded-card bg-leaf-soft p-4 text-leaf"
  >
    <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
    <div>
      <h2 className="font-semibold">{t`Cooked at home, checked by us`}</h2>
      <p className="mt-0.5 text-small text-ink">{t`Every kitchen is a real home kitchen, with its food license, insurance and health permit reviewed.`}</p>
    </div>
  </section>
);
