import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQueueSteps } from './use-queue-steps.ts';

const queueOf = (found: readonly string[] | undefined, selected: string | null) => {
  const chosen: (string | null)[] = [];
  const select = (id: string | null) => chosen.push(id);
  const hook = renderHook(
    ({ ids }: { ids: readonly string[] | undefined }) =>
      useQueueSteps({ idsFound: () => ids, selected, select }),
    { initialProps: { ids: found } },
  );
  return { chosen, steps: hook.result, find: (ids: readonly string[]) => hook.rerender({ ids }) };
};

it('takes steps once the queue that was searched for has come', () => {
  const { chosen, steps, find } = queueOf(undefined, null);
  act(() => steps.current.step(1));
  act(() => steps.current.step(1));
  expect(chosen).toEqual([]);
  find(['lata', 'usha', 'farah']);
  expect(chosen).toEqual(['usha']);
});

it('leaves a decided application once the queue has come', () => {
  const { chosen, steps, find } = queueOf(undefined, 'usha');
  act(() => steps.current.leave('usha'));
  expect(chosen).toEqual([]);
  find(['lata', 'usha', 'farah']);
  expect(chosen).toEqual(['farah']);
});

it('leaves a decided application by a step that was taken meanwhile, and shows each', () => {
  const { chosen, steps, find } = queueOf(undefined, 'lata');
  act(() => steps.current.leave('lata'));
  act(() => steps.current.step(1));
  find(['lata', 'usha', 'farah']);
  expect(chosen).toEqual(['usha']);
});

it('stays with an application whose decision was taken back', () => {
  const { chosen, steps, find } = queueOf(undefined, 'usha');
  act(() => steps.current.leave('usha'));
  act(() => steps.current.stay());
  find(['lata', 'usha']);
  expect(chosen).toEqual([]);
});

it('stays with a decided application that the admin came back to', () => {
  const { chosen, steps, find } = queueOf(undefined, 'usha');
  act(() => steps.current.step(-1));
  act(() => steps.current.leave('lata'));
  find(['lata', 'usha']);
  expect(chosen).toEqual(['lata']);
});

it('stays where the admin went before the decision was saved', () => {
  const { chosen, steps } = queueOf(['lata', 'usha'], 'lata');
  act(() => steps.current.leave('usha'));
  expect(chosen).toEqual([]);
});
