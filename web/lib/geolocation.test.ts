import { beforeEach, expect, it, vi } from 'vitest';

type Answer = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => void;

/** A fresh page in a browser that answers so. */
const pageWhereBrowser = async (answer: Answer | undefined) => {
  vi.resetModules();
  vi.stubGlobal('navigator', answer ? { geolocation: { getCurrentPosition: answer } } : {});
  return import('./geolocation.ts');
};

const position = { coords: { latitude: 37.33821, longitude: -121.88633 } } as GeolocationPosition;
const failing =
  (code: number): Answer =>
  (_found, failed) =>
    failed({ code } as GeolocationPositionError);

beforeEach(() => vi.unstubAllGlobals());

it('does not ask before it is called', async () => {
  const { currentWhereabouts } = await pageWhereBrowser(undefined);
  expect(currentWhereabouts()).toEqual({ status: 'unasked' });
});

it('asks for ten seconds, accepts ten minutes of age, and wants no high accuracy', async () => {
  const ask = vi.fn();
  const { findLocation, currentWhereabouts } = await pageWhereBrowser(ask);
  findLocation();
  expect(ask.mock.calls[0]?.[2]).toEqual({
    timeout: 10_000,
    maximumAge: 600_000,
    enableHighAccuracy: false,
  });
  expect(currentWhereabouts()).toEqual({ status: 'finding' });
});

it('rounds the location to about a hundred yards', async () => {
  const { findLocation, currentWhereabouts } = await pageWhereBrowser(found => found(position));
  findLocation();
  const coordinates = { latitude: 37.338, longitude: -121.886 };
  expect(currentWhereabouts()).toEqual({ status: 'found', coordinates });
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unknown'],
])('names failure %i', async (code, reason) => {
  const { findLocation, currentWhereabouts } = await pageWhereBrowser(failing(code));
  findLocation();
  expect(currentWhereabouts()).toEqual({ status: 'failed', reason });
});

it('reports a browser without geolocation', async () => {
  const { findLocation, currentWhereabouts } = await pageWhereBrowser(undefined);
  findLocation();
  expect(currentWhereabouts()).toMatchObject({ reason: 'unsupported' });
});
