import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useSteady } from './use-steady.ts';

function Cities({ found, onChoose }: { found: string[]; onChoose?: (name: string) => void }) {
  const names = useSteady(found);
  return (
    <>
      <input aria-label="Search" />
      {names.map(name => (
        <label key={name}>
          {name} <input type="radio" name="city" onChange={() => onChoose?.(name)} />
        </label>
      ))}
    </>
  );
}
const both = ['Atlanta', 'Boston'];

it('leaves the cities that were found where they are while Anita presses one', async () => {
  const anita = userEvent.setup();
  const onChoose = vi.fn();
  const { rerender } = render(<Cities found={both} onChoose={onChoose} />);
  // A field that is left after a text was typed says that it changed.
  await anita.type(screen.getByRole('textbox', { name: 'Search' }), 'Bos');
  await anita.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Boston') });
  rerender(<Cities found={['Boston']} onChoose={onChoose} />);
  expect(screen.getByText('Atlanta')).toBeVisible();
  await anita.pointer('[/MouseLeft]');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Boston');
  await vi.waitFor(() => expect(screen.queryByText('Atlanta')).not.toBeInTheDocument());
});

it('shows what comes between two presses immediately', async () => {
  const anita = userEvent.setup();
  const { rerender } = render(<Cities found={both} />);
  await anita.click(screen.getByText('Boston'));
  await vi.waitFor(() => {
    rerender(<Cities found={['Boston']} />);
    expect(screen.queryByText('Atlanta')).not.toBeInTheDocument();
  });
  rerender(<Cities found={both} />);
  expect(screen.getByText('Atlanta')).toBeVisible();
});

it.each([
  ['the finger scrolls on', () => fireEvent.pointerCancel(window, { isPrimary: true }), 400],
  ['it is no click', () => fireEvent.pointerUp(window, { isPrimary: true }), 400],
  ['the browser never says that it ended', () => undefined, 2_000],
])('shows what was found once a press is over: %s', async (_, end, milliseconds) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(<Cities found={both} />);
  fireEvent.pointerDown(screen.getByText('Boston'), { button: 0, isPrimary: true });
  rerender(<Cities found={['Boston']} />);
  end();
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(screen.getByText('Atlanta')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Atlanta')).not.toBeInTheDocument();
});
