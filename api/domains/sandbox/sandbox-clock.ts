import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** ID of the only row, which the first move inserts. */
export const sandboxClockId = '5a9db0c1-0c1a-4f0e-8a5b-0d0c10c60091';

/** How far the clock of a sandbox was moved, for all of its processes and their restarts. */
@Entity({ tableName: 'sandbox_clock' })
@Check({ name: 'sandbox_clock_bounds', expression: 'ahead_minutes >= 0 and ahead_minutes <= 1051200' })
export class SandboxClock {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Minutes ahead of real time. */
  @Property({ type: 'int', default: 0 })
  aheadMinutes!: number;
}
