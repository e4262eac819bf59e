import { ThemeChoice } from '../../features/info/ThemeChoice.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Buttons } from './Buttons.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import { Layouts } from './Layouts.tsx';
import { Lists } from './Lists.tsx';
import { LongTexts } from './LongTexts.tsx';
import { Messages } from './Messages.tsx';
import { Overlays } from './Overlays.tsx';
import { Pictures } from './Pictures.tsx';

const schemes = [
  { name: 'Light', look: 'scheme-light' },
  { name: 'Dark', look: 'scheme-dark' },
];

/** Every component of web/ui in all its states, by day and by night. Part of the development server only. */
export default function DesignScreen() {
  return (
    <>
      <PageTitle text="Every component in all its states, light and dark.">Design</PageTitle>
      <div className="mb-8 flex flex-col items-start gap-6">
        <ThemeChoice />
        <Overlays />
      </div>
      <div className="mb-8">
        <Layouts />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {schemes.map(({ name, look }) => (
          <section
            key={name}
            aria-label={name}
            className={`${look} flex min-w-0 flex-col gap-10 rounded-card border border-border bg-bg p-5 text-ink`}
          >
            <h2 className="text-heading font-bold">{name}</h2>
            <Buttons />
            <Fields />
            <Choices />
            <Messages />
            <Lists />
            <LongTexts />
            <Pictures />
          </section>
        ))}
      </div>
    </>
  );
}
