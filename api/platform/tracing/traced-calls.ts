import type { Tracing } from '../../core/interfaces/tracing.ts';

/** A service outside, of which each call of these methods is a span. What they are given is in none. */
export const tracedCalls = <Service extends object>(
  service: Service,
  name: string,
  methods: readonly (keyof Service & string)[],
  tracing: Tracing,
): Service =>
  new Proxy(service, {
    get: (target, member) => {
      const found: unknown = Reflect.get(target, member);
      if (typeof found !== 'function') return found;
      if (!methods.some(method => method === member)) return found.bind(target) as unknown;
      return (...given: unknown[]) =>
        tracing.child({ name: `${name} ${String(member)}`, kind: 'client' }, async () => {
          const answer: unknown = await Reflect.apply(found, target, given);
          return answer;
        });
    },
  });
