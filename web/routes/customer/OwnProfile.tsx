import { Bell, CircleHelp, Heart, MapPin, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { ThemeChoice } from '../../features/info/ThemeChoice.tsx';
import { EditProfile } from '../../features/profile/EditProfile.tsx';
import { PersonCard } from '../../features/profile/PersonCard.tsx';
import { Security } from '../../features/profile/Security.tsx';
import { YourData } from '../../features/profile/YourData.tsx';
import { storePerson, storeSession } from '../../features/session/session-record.ts';
import { useLeave, useSignOut } from '../../features/session/use-session.ts';
import type { ProfileQuery } from '../../generated/graphql.ts';
import { appVersion, brand } from '../../lib/brand.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkRows } from '../../ui/LinkRows.tsx';

const places = [
  { to: paths.orders(), word: 'Orders', icon: <ReceiptText aria-hidden /> },
  { to: paths.favorites(), word: 'Favorites', icon: <Heart aria-hidden /> },
  { to: paths.addresses(), word: 'Addresses', icon: <MapPin aria-hidden /> },
  { to: paths.notificationSettings(), word: 'Notifications', icon: <Bell aria-hidden /> },
  { to: paths.help(), word: 'Help & Support', icon: <CircleHelp aria-hidden /> },
];

export function OwnProfile({ me }: { me: NonNullable<ProfileQuery['me']> }) {
  const leave = useLeave();
  const signOut = useSignOut();
  return (
    <div className="flex flex-col gap-7">
      <PersonCard user={me} action={<EditProfile user={me} onSaved={storePerson} />} />
      <LinkRows label="Your things" rows={places} />
      <Part heading="Appearance">
        <ThemeChoice />
      </Part>
      <Part heading="Security">
        <Security
          email={me.email}
          hasPassword={me.role !== 'SUPPLIER'}
          onPasswordChanged={storeSession}
          onSignedOut={leave}
        />
      </Part>
      <Part heading="Your data">
        <YourData mayLeave={me.role === 'CUSTOMER'} onDeleted={leave} />
      </Part>
      <Button variant="secondary" fullWidth onClick={() => void signOut()}>
        Sign out
      </Button>
      <p className="text-center text-small text-muted">
        {brand} {appVersion}
      </p>
    </div>
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-title font-semibold">{heading}</h2>
    {children}
  </section>
);
