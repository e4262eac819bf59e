import { Caller } from '../rehearsal/caller.ts';
import { waitUntil } from '../rehearsal/timing.ts';
import type { Site } from './site.ts';

const minuteMs = 60_000;

const nowOf = async (caller: Caller): Promise<Date> => {
  const { sandbox } = await caller.ask('{ sandbox { now } }');
  return new Date(sandbox.now);
};

/** The clock of the site, which staff move forward as that of every sandbox, and the wall clock of the town. */
export class TownClock {
  readonly #program: Caller;
  /** The program again, at each server itself. */
  readonly #atServers: readonly Caller[];
  readonly #timeZone: string;

  private constructor(program: Caller, atServers: readonly Caller[], timeZone: string) {
    this.#program = program;
    this.#atServers = atServers;
    this.#timeZone = timeZone;
  }

  static async open(
    { origin, owner, servers }: Pick<Site, 'origin' | 'owner' | 'servers'>,
    timeZone: string,
  ): Promise<TownClock> {
    const program = new Caller(origin);
    await program.signIn(owner.email, owner.password);
    const { createApiToken } = await program.ask(
      `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
        ... on ApiTokenCreated { secret } ... on Problem { code message } } }`,
      { input: { name: 'Clock of the day', scopes: ['SANDBOX_WRITE'], expiresInDays: 30 } },
    );
    if (!createApiToken.secret) throw new Error(`The clock cannot be moved: ${createApiToken.message}`);
    const at = (server: string) => {
      const caller = new Caller(server);
      caller.token = createApiToken.secret;
      return caller;
    };
    const atServers = servers.map(server => at(server.origin));
    return new TownClock(at(origin), atServers, timeZone);
  }

  now(): Promise<Date> {
    return nowOf(this.#program);
  }

  /** The date in the town now, and so many days later. */
  async date(daysLater = 0): Promise<string> {
    const at = new Date((await this.now()).getTime() + daysLater * 24 * 60 * minuteMs);
    return new Intl.DateTimeFormat('en-CA', { timeZone: this.#timeZone }).format(at);
  }

  /** Moves the clock forward to the next time of a wall clock, such as 06:30. */
  async moveTo(time: string): Promise<void> {
    const now = await this.now();
    const text = new Intl.DateTimeFormat('en-GB', {
      timeZone: this.#timeZone,
      hour: '2-digit',
      minute: '2-digit',
    }).format(now);
    const minutes = (minutesOf(time) - minutesOf(text) + 24 * 60) % (24 * 60);
    if (minutes === 0) return;
    const target = now.getTime() + minutes * minuteMs;
    const { moveSandboxClock } = await this.#program.ask(
      `mutation ($minutes: Int!) { moveSandboxClock(input: { forwardMinutes: $minutes }) { __typename } }`,
      { minutes },
    );
    if (moveSandboxClock.__typename !== 'Sandbox')
      throw new Error(`The clock was not moved: ${moveSandboxClock.__typename}`);
    // Each server learns of it from the other, within a moment.
    const isThere = async () => {
      const times = await Promise.all(this.#atServers.map(nowOf));
      return times.every(time => time.getTime() >= target - minuteMs);
    };
    if (!(await waitUntil(isThere, 10))) throw new Error('A server does not follow the clock of the day.');
  }
}

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
};
