import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ShareKitchen } from './ShareKitchen.tsx';

const kitchen = { kitchenName: "Asha's Kitchen", sharePath: '/k/ashas-kitchen-7kq2m9xp' };
const link = 'http://localhost:3000/k/ashas-kitchen-7kq2m9xp';

/** Meera presses the button on a device that can share and copy this way. */
const press = async (device: { share?: () => Promise<void>; writeText?: () => Promise<void> }) => {
  const meera = renderScreen(<ShareKitchen kitchen={kitchen} />);
  const { share, writeText } = device;
  const clipboard = writeText && { writeText };
  vi.stubGlobal('navigator', { ...(share && { share }), ...(clipboard && { clipboard }) });
  await meera.click(screen.getByRole('button', { name: "Share Asha's Kitchen" }));
};

it('shares the short address by what the device has for it', async () => {
  const [share, writeText] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  await press({ share, writeText });
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Asha's Kitchen", url: link });
  expect(writeText).not.toHaveBeenCalled();
});

it('does nothing more when Meera changes her mind', async () => {
  const writeText = vi.fn(async () => undefined);
  const share = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  await press({ share, writeText });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

it.each([
  ['cannot share', undefined],
  ['fails to', () => Promise.reject(new DOMException('No target', 'NotAllowedError'))],
])('copies the address where the device %s, and says so', async (_, share) => {
  const writeText = vi.fn(async () => undefined);
  await press({ share, writeText });
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(screen.getByText(link)).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
});

it.each([
  ['may not be written to', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
  ['is missing', undefined],
])('shows the address to be copied by hand where the clipboard %s', async (_, writeText) => {
  await press({ writeText });
  expect(await screen.findByText('Copy this link to share it')).toBeVisible();
  expect(screen.getByText(link)).toBeVisible();
});
