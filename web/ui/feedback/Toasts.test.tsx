import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './Toasts.tsx';
import type { ToastMessage } from './toast-message.ts';

afterEach(() => {
  vi.useRealTimers();
});

function Say({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      Say: {message.title}
    </button>
  );
}

/** A page that says what Priya asks it to. */
const pageThatSays = (...messages: ToastMessage[]) => {
  const priya = userEvent.setup({ delay: null });
  render(
    <ToastProvider>
      {messages.map(message => (
        <Say key={message.title} message={message} />
      ))}
    </ToastProvider>,
  );
  const hear = async (title: string) => {
    await priya.click(screen.getByRole('button', { name: `Say: ${title}` }));
    return screen.findByText(title, { selector: 'li *' });
  };
  return { priya, hear };
};

const toasts = () =>
  within(screen.getByRole('region', { name: /^Notifications/ })).queryAllByRole('listitem');

it('announces a message without taking the focus, and dismisses it', async () => {
  const { priya, hear } = pageThatSays({ title: 'Profile saved', description: 'Your phone too.' });
  await hear('Profile saved');
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Your phone too.');
  expect(screen.getByRole('button', { name: 'Say: Profile saved' })).toHaveFocus();
  const announced = await screen.findByRole('status');
  await waitFor(() => expect(announced).toHaveTextContent('Profile saved'));
  expect(announced).toHaveAttribute('aria-live', 'polite');

  await priya.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toasts()).toHaveLength(0);
});

it('interrupts to say that something went wrong', async () => {
  const { hear } = pageThatSays({ tone: 'danger', title: 'Not saved' });
  await hear('Not saved');
  expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'assertive');
});

it('undoes by a button that Priya reaches with F8', async () => {
  const onAct = vi.fn();
  const { priya, hear } = pageThatSays({ title: 'Idli removed', action: { label: 'Undo', onAct } });
  await hear('Idli removed');
  await priya.keyboard('[F8]');
  await priya.tab();
  await priya.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await priya.keyboard('{Enter}');
  expect(onAct).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(0);
});

it('shows several messages, and dismisses the one that is meant', async () => {
  const { priya, hear } = pageThatSays({ title: 'Idli removed' }, { title: 'Dosa removed' });
  await hear('Idli removed');
  await hear('Dosa removed');
  expect(toasts()).toHaveLength(2);
  const idli = toasts().find(toast => within(toast).queryByText('Idli removed'));
  await priya.click(within(idli!).getByRole('button', { name: 'Dismiss' }));
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Dosa removed');
});

it('removes a message after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { hear } = pageThatSays({ title: 'Profile saved' });
  await hear('Profile saved');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(toasts()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(toasts()).toHaveLength(0);
});
