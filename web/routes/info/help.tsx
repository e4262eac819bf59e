import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { ContactOptions } from '../../features/info/ContactOptions.tsx';
import { Faq } from '../../features/info/Faq.tsx';
import { SupportHours } from '../../features/info/SupportHours.tsx';
import { ThemeChoice } from '../../features/info/ThemeChoice.tsx';
import { support } from '../../lib/support.ts';
import { LinkRows } from '../../ui/LinkRows.tsx';

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
      <LinkRows label="More information" rows={pages} />
    </Article>
  );
}
