import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import Bell from '~icons/lucide/bell';
import CircleHelp from '~icons/lucide/circle-question-mark';
import Heart from '~icons/lucide/heart';
import KeyRound from '~icons/lucide/key-round';
import MapPin from '~icons/lucide/map-pin';
import ReceiptText from '~icons/lucide/receipt-text';
import Users from '~icons/lucide/users';
import { paths } from '../../app/paths.ts';
import { LanguageChoice } from '../../features/info/LanguageChoice.tsx';
import { ThemeChoice } from '../../features/info/ThemeChoice.tsx';
import { EditProfile } from '../../features/profile/EditProfile.tsx';
import { PersonCard } from '../../features/profile/PersonCard.tsx';
import { YourData } from '../../features/profile/YourData.tsx';
import { useLeave, useSignOut } from '../../features/session/use-sign-out.ts';
import type { ProfileQuery } from '../../generated/graphql.ts';
import { appVersion, brand } from '../../lib/brand.ts';
import { storePerson } from '../../lib/session/session-record.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';

const places = (role: NonNullable<ProfileQuery['me']>['role']) => [
  { to: paths.orders(), word: t`Orders`, icon: <ReceiptText aria-hidden /> },
  { to: paths.favorites(), word: t`Favorites`, icon: <Heart aria-hidden /> },
  { to: paths.addresses(), word: t`Addresses`, icon: <MapPin aria-hidden /> },
  ...(role === 'CUSTOMER'
    ? [{ to: paths.household(), word: t`Your household`, icon: <Users aria-hidden /> }]
    : []),
  { to: paths.notificationSettings(), word: t`Notifications`, icon: <Bell aria-hidden /> },
  { to: paths.accountSecurity(), word: t`Sign-in & security`, icon: <KeyRound aria-hidden /> },
  { to: paths.help(), word: t`Help & Support`, icon: <CircleHelp aria-hidden /> },
];

export function OwnProfile({ me }: { me: NonNullable<ProfileQuery['me']> }) {
  const leave = useLeave();
  const signOut = useSignOut();
  return (
    <div className="flex flex-col gap-7">
      <PersonCard user={me} action={<EditProfile user={me} onSaved={storePerson} />} />
      <LinkRows label={t`Your account`} rows={places(me.role)} />
      <Part heading={t`Appearance`}>
        <ThemeChoice />
      </Part>
      <Part heading={t`Language`}>
        <LanguageChoice />
      </Part>
      <Part heading={t`Your data`}>
        <YourData role={me.role} onDeleted={leave} />
      </Part>
      <Button variant="secondary" fullWidth onClick={() => void signOut()}>{t`Sign out`}</Button>
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
