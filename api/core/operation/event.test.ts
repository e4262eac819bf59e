import { expect, test } from 'vitest';
import { everybody } from '../access/rules.ts';
import { CommittedEvent, DomainEvent, Subscribers } from './event.ts';
import { singleStatement, type Work } from './operation.ts';

class DishRemoved extends DomainEvent {
  constructor(readonly name: string) {
    super();
  }
}
class MealServed extends CommittedEvent {}

const noWork = {} as Work;

test('consequences run in the order of the events, with those they record themselves', async () => {
  const subscribers = new Subscribers<Work>();
  const done: string[] = [];
  const events = [new DishRemoved('Poha'), new DishRemoved('Upma')];
  subscribers.within(DishRemoved, async (_, { name }) => {
    done.push(name);
    if (name === 'Upma') events.push(new DishRemoved('Idli'));
  });
  await subscribers.complete(noWork, events);
  expect(done).toEqual(['Poha', 'Upma', 'Idli']);
});

test('a consequence that fails stops the transaction', async () => {
  const subscribers = new Subscribers<Work>();
  subscribers.within(DishRemoved, () => Promise.reject(new Error('The plates are gone.')));
  await expect(subscribers.complete(noWork, [new DishRemoved('Poha')])).rejects.toThrow(
    'The plates are gone.',
  );
});

test('nothing can act within a single statement: the compiler refuses both sides', () => {
  const subscribers = new Subscribers<Work>();
  // @ts-expect-error Only what others act within can have a consequence.
  subscribers.within(MealServed, async () => undefined);
  singleStatement(everybody, async change => {
    change.record(new MealServed());
    // @ts-expect-error A consequence of this would never run.
    change.record(new DishRemoved('Poha'));
  });
  const announced: unknown[] = [];
  subscribers.after(MealServed, event => announced.push(event));
  subscribers.announce([new MealServed()]);
  expect(announced).toHaveLength(1);
});
