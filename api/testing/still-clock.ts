const milliseconds = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };
type Span = Partial<Record<keyof typeof milliseconds, number>>;

/** Tests begin on a Tuesday at 9 AM in San Jose. */
export const tuesdayMorning = '2026-11-17T17:00:00Z';

/** Cut-off and start of Tuesday's dinner. */
export const tuesdayCutOff = '2026-11-17T23:00:00Z';
export const tuesdayDinner = '2026-11-18T02:00:00Z';

/** A clock that only a test moves. */
export class StillClock {
  #now = new Date(tuesdayMorning).getTime();

  read = (): Date => new Date(this.#now);

  moveTo(moment: string): void {
    this.#now = new Date(moment).getTime();
  }

  forward(span: Span): void {
    for (const [unit, count] of Object.entries(span)) {
      this.#now += count * milliseconds[unit as keyof typeof milliseconds];
    }
  }
}
