import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/display/PageTitle.tsx';

/** A page of running text. */
export const Article = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <article className="flex flex-col gap-6 pb-4">
    <div className="-mb-3">
      <PageTitle text={text}>{title}</PageTitle>
    </div>
    {children}
  </article>
);

export const Passage = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2 [&>p_a]:text-primary [&>p_a]:underline [&>ul]:ml-5 [&>ul]:list-disc [&>ul]:space-y-1.5 [&>ul_a]:text-primary [&>ul_a]:underline">
    <h2 className="text-title font-semibold">{heading}</h2>
    {children}
  </section>
);
