import { t } from '@lingui/core/macro';
import { messageLanguage } from '../../lib/message-language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';

interface Section {
  heading: string;
  paragraphs: string[];
}

interface Agreement {
  title: string;
  version: string;
  sections: Section[];
  translations: { language: string; sections: Section[] }[];
}

/**
 * Long, so it scrolls in a place of its own, which the keyboard reaches. A translation comes before the text that is
 * signed.
 */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const { title, version, sections, translations } = agreement;
  const translation = translations.find(({ language }) => language === messageLanguage());
  return (
    <section
      aria-label={t`Text: ${sentenceText(title)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="max-h-[44dvh] overflow-y-auto rounded-control border border-border bg-surface p-4"
    >
      {translation ? (
        <>
          <p className="mb-4 text-small text-muted">{t`This is a translation. You sign the English text below it.`}</p>
          <Sections sections={translation.sections} />
          <h3 className="mt-6 mb-1 font-semibold">{t`The English text`}</h3>
          <div lang="en">
            <Sections sections={sections} />
          </div>
        </>
      ) : (
        <Sections sections={sections} />
      )}
      <p className="text-small text-muted">{t`Version ${version}`}</p>
    </section>
  );
}

const Sections = ({ sections }: { sections: Section[] }) =>
  sections.map(({ heading, paragraphs }) => (
    <div key={heading} className="mb-4 last:mb-0">
      {heading && <h3 className="mb-1 font-semibold">{heading}</h3>}
      {paragraphs.map(paragraph => (
        <p key={paragraph} className="mb-2 last:mb-0">
          {paragraph}
        </p>
      ))}
    </div>
  ));
