import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { Article, Passage } from '../../features/info/Article.tsx';
import { ContactOptions } from '../../features/info/ContactOptions.tsx';
import { Faq } from '../../features/info/Faq.tsx';
import { LanguageChoice } from '../../features/info/LanguageChoice.tsx';
import { SupportHours } from '../../features/info/SupportHours.tsx';
import { ThemeChoice } from '../../features/info/ThemeChoice.tsx';
import { support } from '../../lib/support.ts';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';

const pages = () => [
  { to: paths.about(), word: t`About` },
  { to: paths.terms(), word: t`Terms of Service` },
  { to: paths.privacy(), word: t`Privacy Policy` },
  { to: paths.paymentInfo(), word: t`Payment Info` },
];

export default function Help() {
  return (
    <Article title={t`Help & Support`} text={t`Quick answers, and people when you need them.`}>
      <Passage heading={t`Frequently asked questions`}>
        <Faq />
      </Passage>
      <Passage heading={t`Contact us`}>
        <ContactOptions />
      </Passage>
      <Passage heading={t`Support hours (${support.timeZone})`}>
        <SupportHours />
      </Passage>
      <Passage heading={t`Appearance`}>
        <ThemeChoice />
      </Passage>
      <Passage heading={t`Language`}>
        <LanguageChoice />
      </Passage>
      <LinkRows label={t`More information`} rows={pages()} />
    </Article>
  );
}
