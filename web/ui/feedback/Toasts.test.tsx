import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { inHindi } from '../../testing/in-hindi.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { loadToasts, ToastProvider, useToast } from './Toasts.tsx';
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

it('leaves Escape to the dialog that a message came over', async () => {
  const priya = userEvent.setup();
  const onClose = vi.fn();
  function Page() {
    const toast = useToast();
    return (
      <Dialog title="Stop this plan?" onClose={onClose}>
        <button type="button" onClick={() => toast({ title: 'Lunch is back to the plan' })}>
          Say
        </button>
      </Dialog>
    );
  }
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  await priya.click(screen.getByRole('button', { name: 'Say' }));
  const message = await screen.findByText('Lunch is back to the plan', { selector: 'li *' });
  await priya.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(message).toBeVisible();
});

/** What screen readers are given now: each announcement is there for a second only. */
const announcement = () => screen.getByRole('status');

/**
 * The page on a clock that only the test moves: on a busy machine the second of an announcement could be over before it
 * was drawn.
 */
async function pageThatAnnounces(message: ToastMessage) {
  await loadToasts();
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Say message={message} />
    </ToastProvider>,
  );
  const say = screen.getByRole('button', { name: `Say: ${message.title}` });
  say.focus();
  await act(async () => say.click());
  await act(() => vi.advanceTimersByTimeAsync(100));
  return say;
}

const toasts = () =>
  within(screen.getByRole('region', { name: /^Notifications/ })).queryAllByRole('listitem');

it('announces a message without taking the focus', async () => {
  const say = await pageThatAnnounces({ title: 'Profile saved', description: 'Your phone too.' });
  expect(announcement()).toHaveTextContent('Profile saved');
  expect(announcement()).toHaveAttribute('aria-live', 'polite');
  expect(say).toHaveFocus();
});

it('interrupts to say that something went wrong', async () => {
  await pageThatAnnounces({ tone: 'danger', title: 'Not saved' });
  expect(announcement()).toHaveTextContent('Not saved');
  expect(announcement()).toHaveAttribute('aria-live', 'assertive');
});

it('shows a message until it is dismissed', async () => {
  const { priya, hear } = pageThatSays({ title: 'Profile saved', description: 'Your phone too.' });
  await hear('Profile saved');
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Your phone too.');
  await priya.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toasts()).toHaveLength(0);
});

it('names the messages, and the key that leads to them, in the language of the page', async () => {
  await inHindi();
  const { hear } = pageThatSays({ title: 'Profile saved' });
  await hear('Profile saved');
  expect(screen.getByRole('region')).toHaveAccessibleName('सूचनाएँ (F8)');
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

it('shows one message at a time, the latest', async () => {
  const { hear } = pageThatSays({ title: 'Idli removed' }, { title: 'Dosa removed' });
  await hear('Idli removed');
  await hear('Dosa removed');
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Dosa removed');
});

it('forgets what failed once Priya tries again, and keeps what succeeded', async () => {
  const { priya, hear } = pageThatSays({ tone: 'danger', title: 'Not saved' }, { title: 'Profile saved' });
  render(
    <form onSubmit={event => event.preventDefault()}>
      <button type="submit">Save</button>
    </form>,
  );
  await hear('Not saved');
  await priya.click(screen.getByRole('button', { name: 'Save' }));
  expect(toasts()).toHaveLength(0);
  await hear('Profile saved');
  await priya.click(screen.getByRole('button', { name: 'Save' }));
  expect(toasts()).toHaveLength(1);
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
