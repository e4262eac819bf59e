import { t } from '@lingui/core/macro';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import { useSignOut } from '../features/session/use-sign-out.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { Avatar } from '../ui/display/Avatar.tsx';
import { paths } from './paths.ts';

export interface Person {
  name: string;
  email: string;
  role: 'CUSTOMER' | 'SUPPLIER' | 'ADMIN';
}

const linksFor = (role: Person['role']) => [
  { to: paths.profile(), word: t`Profile` },
  { to: paths.notificationSettings(), word: t`Notifications` },
  { to: paths.addresses(), word: t`Addresses` },
  ...(role === 'CUSTOMER' ? [{ to: paths.tiffinPlans(), word: t`Tiffin plans` }] : []),
  ...(role === 'ADMIN' ? [{ to: paths.admin(), word: t`Admin Panel` }] : []),
  ...(role === 'SUPPLIER' ? [{ to: paths.supplierDashboard(), word: t`Supplier Dashboard` }] : []),
];

const rowLook =
  'flex min-h-11 cursor-pointer items-center rounded-lg px-3 outline-none data-highlighted:bg-sunken';

/** Not modal: a modal menu locks scrolling with an injected style element, which the security policy forbids. */
export default function UserMenu({ user }: { user: Person }) {
  const signOut = useSignOut();
  const isOnline = useIsOnline();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger
        aria-label={t`Account of ${user.name}`}
        className="flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <Avatar name={user.name} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 w-60 animate-appear rounded-card border border-border bg-surface p-1.5 text-ink shadow-lift"
        >
          <DropdownMenu.Label className="px-3 py-2">
            <span className="block font-semibold">{user.name}</span>
            <span className="block text-small text-muted">{user.email}</span>
            {!isOnline && (
              <span className="mt-1 block text-small text-muted">
                {t`You're offline. Nothing can be changed until you're back online; signing out works on this device.`}
              </span>
            )}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="my-1 h-px bg-border" />
          {linksFor(user.role).map(({ to, word }) => (
            <DropdownMenu.Item key={to} asChild className={rowLook}>
              <Link to={to}>{word}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-border" />
          <DropdownMenu.Item onSelect={() => signOut()} className={rowLook}>{t`Sign out`}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
