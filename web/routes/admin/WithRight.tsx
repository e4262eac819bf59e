import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import DoorClosed from '~icons/lucide/door-closed';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../lib/rights.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

/** An area for staff with a right. Others see that their role can't open it. */
export function WithRight({ right, children }: { right: StaffRight | null; children: ReactNode }) {
  const may = useMay();
  if (!right || may(right)) return children;
  return (
    <AdminPage title={t`Not for your role`}>
      <EmptyState
        icon={<DoorClosed />}
        title={t`Your role can't open this`}
        text={t`An owner of the marketplace can change what your role is.`}
        action={<ButtonLink to={paths.admin()}>{t`Go to today`}</ButtonLink>}
      />
    </AdminPage>
  );
}
