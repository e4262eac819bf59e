import Signpost from '~icons/lucide/signpost';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { AdminPage } from './AdminPage.tsx';

export const NoSuchArea = () => (
  <AdminPage title="Not found">
    <EmptyState
      icon={<Signpost />}
      title="Nothing here"
      text="This part of the admin panel doesn't exist."
      action={<ButtonLink to={paths.admin()}>Go to the admin panel</ButtonLink>}
    />
  </AdminPage>
);
