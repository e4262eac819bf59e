import { t } from '@lingui/core/macro';
import ShieldCheck from '~icons/lucide/shield-check';

/** One line, so that it does not push the food down. */
export const PromiseBanner = () => (
  <section aria-label={t`Our promise`} className="flex items-center gap-2 text-small">
    <ShieldCheck aria-hidden className="size-5 shrink-0 text-leaf" />
    <p>{t`Real home kitchens. License, insurance and permit checked.`}</p>
  </section>
);
