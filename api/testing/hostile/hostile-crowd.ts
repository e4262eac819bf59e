import { attacks, Random } from './hostile-requests.ts';

/** Sends hostile requests of every shape in mixed order, a few at the same time. */
export class HostileCrowd {
  /** Number of responses by shape and status. */
  readonly answers = new Map<string, number>();

  constructor(
    private readonly origin: string,
    private readonly seed = 20_261_123,
  ) {}

  /** Responses with a 5xx status as "shape: status"; 503 is excluded, it has Retry-After. */
  get failures(): string[] {
    return [...this.answers.keys()].filter(answer => /: 5(?!03)\d\d$/.test(answer));
  }

  async send(count: number, atOnce = 4): Promise<void> {
    let left = count;
    const one = async (random: Random): Promise<void> => {
      while (left-- > 0) {
        const shape = random.of(Object.keys(attacks));
        const status = await attacks[shape]!(this.origin, random).catch(() => 0);
        const answer = `${shape}: ${status}`;
        this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, index) => one(new Random(this.seed + index))));
  }
}
