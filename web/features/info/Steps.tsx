interface Props {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

export const Steps = ({ heading, steps }: Props) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-title font-semibold">{heading}</h2>
    <ol className="flex flex-col gap-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden
            className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent font-bold text-on-accent tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
