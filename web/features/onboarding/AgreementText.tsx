interface Agreement {
  title: string;
  version: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Long, so it scrolls in a place of its own, which the keyboard reaches. */
export const AgreementText = ({ agreement }: { agreement: Agreement }) => (
  <section
    aria-label={`Text of the ${agreement.title}`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    tabIndex={0}
    className="max-h-[44dvh] overflow-y-auto rounded-control border border-border bg-surface p-4"
  >
    {agreement.sections.map(({ heading, paragraphs }) => (
      <div key={heading} className="mb-4 last:mb-0">
        {heading && <h3 className="mb-1 font-semibold">{heading}</h3>}
        {paragraphs.map(paragraph => (
          <p key={paragraph} className="mb-2 last:mb-0">
            {paragraph}
          </p>
        ))}
      </div>
    ))}
    <p className="text-small text-muted">Version {agreement.version}</p>
  </section>
);
