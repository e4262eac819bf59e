import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { ContactOptions } from '../../features/info/ContactOptions.tsx';
import { Faq } from '../../features/info/Faq.tsx';
import { SupportHours } from '../../features/info/SupportHours.tsx';
import { ThemeChoice } from '../../features/info/ThemeChoice.tsx';
import { support } from '../../lib/support.ts';

const pages = [
  { to: paths.about(), word: 'About' },
  { to: paths.terms(), word: 'Terms of Service' },
  { to: paths.privacy(), word: 'Privacy Policy' },
  { to: paths.paymentInfo(), word: 'Payment Info' },
];

export default function Help() {
  return (
    <Article title="Help & Support" text="Answers first, people right after.">
      <Passage heading="Frequently asked questions">
        <Faq />
      </Passage>
      <Passage heading="Contact us">
        <ContactOptions />
      </Passage>
      <Passage heading={`Support hours (${support.timeZone})`}>
        <SupportHours />
      </Passage>
      <Passage heading="Appearance">
        <ThemeChoice />
      </Passage>
      <nav aria-label="More information">
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {pages.map(({ to, word }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-14 items-center justify-between gap-3 rounded-card px-4 font-medium"
              >
                {word}
                <ChevronRight aria-hidden className="size-5 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Article>
  );
}
