import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

const linkLook =
  'flex min-h-11 items-center rounded-control font-semibold text-primary underline-offset-4 hover:underline';

export const SupplierInvitation = () => (
  <section aria-label={t`For home cooks`} className="rounded-card border border-border bg-surface p-4">
    <p>{t`Do you cook at home? Your neighbors are hungry.`}</p>
    <div className="mt-1 flex flex-wrap gap-x-6">
      <Link to={paths.supplierRegistration()} className={linkLook}>{t`Become a Tiffin Supplier`}</Link>
      <Link to={paths.supplierLogin()} className={linkLook}>{t`Existing Supplier Login`}</Link>
    </div>
  </section>
);
