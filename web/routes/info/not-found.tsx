import { t } from '@lingui/core/macro';
import Compass from '~icons/lucide/compass';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';

export default function NotFound() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 py-10 text-center">
      <Compass aria-hidden className="mb-2 size-12 text-primary" />
      <h1 tabIndex={-1} className="text-heading font-bold outline-none">{t`404 Page Not Found`}</h1>
      <p className="max-w-80 text-muted">{t`This page has not been added to the router.`}</p>
      <ButtonLink to={paths.landing()} className="mt-4">{t`Go to Home`}</ButtonLink>
    </div>
  );
}
