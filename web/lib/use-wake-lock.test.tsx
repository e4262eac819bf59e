import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

const Screen = () => {
  useWakeLock();
  return null;
};

const provide = (request: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const settled = () => new Promise(resolve => setTimeout(resolve));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  hide(false);
});

test('the screen stays on while it is open and seen', async () => {
  const release = vi.fn();
  const request = vi.fn(() => Promise.resolve({ release }));
  provide(request);
  const { unmount } = render(<Screen />);
  expect(request).toHaveBeenCalledTimes(1);
  hide(true);
  await settled();
  expect(release).toHaveBeenCalledTimes(1);
  hide(false);
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  await settled();
  expect(release).toHaveBeenCalledTimes(2);
  hide(false);
  expect(request).toHaveBeenCalledTimes(2);
});

test('nothing happens where the browser cannot, or refuses', async () => {
  render(<Screen />).unmount();
  provide(() => Promise.reject(new Error('low battery')));
  render(<Screen />).unmount();
  await settled();
});
