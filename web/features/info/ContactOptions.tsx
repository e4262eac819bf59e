import { t } from '@lingui/core/macro';
import Mail from '~icons/lucide/mail';
import Phone from '~icons/lucide/phone';
import Siren from '~icons/lucide/siren';
import { mailLink, phoneLink, support } from '../../lib/support.ts';

const options = () => [
  { Icon: Mail, title: t`Write to us`, value: support.email, href: mailLink },
  { Icon: Phone, title: t`Call us`, value: support.phone, href: phoneLink(support.phone) },
];

export const ContactOptions = () => (
  <div className="flex flex-col gap-3">
    <ul className="divide-y divide-border rounded-card border border-border bg-surface">
      {options().map(({ Icon, title, value, href }) => (
        <li key={title}>
          <a href={href} className="flex min-h-16 items-center gap-3 rounded-card px-4 py-2">
            <Icon aria-hidden className="size-5 shrink-0 text-primary" />
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              <span className="block text-muted">{value}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
    <a
      href={phoneLink(support.emergencyHotline)}
      className="flex min-h-16 items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-danger"
    >
      <Siren aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0">
        <span className="block font-semibold">{t`Emergency hotline: ${support.emergencyHotline}`}</span>
        <span className="block text-small text-ink">{t`For food safety emergencies, 24 hours a day. If someone is in danger, call 911 first.`}</span>
      </span>
    </a>
  </div>
);
