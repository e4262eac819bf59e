import { ReviewDesk } from '../../features/application-review/ReviewDesk.tsx';
import { Trail } from '../../features/audit/Trail.tsx';
import { usePerson } from '../../features/session/use-session.ts';
import { AdminPage } from './AdminPage.tsx';

export default function ReviewDeskScreen() {
  const user = usePerson();
  return (
    <AdminPage
      title="Review desk"
      text="Longest waiting first. Kitchens expect an answer in 2 to 3 business days."
    >
      <ReviewDesk
        isSignedIn={user !== undefined}
        trailOf={(id, after) => <Trail subjectId={id} after={after} />}
      />
    </AdminPage>
  );
}
