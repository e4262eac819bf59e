import { isFastPathOn } from './is-on.ts';

/**
 * Yields to the browser, so that scrolling and touch are handled before more work is done. A timer would do
 * the same and be delayed for up to a minute in a background tab.
 */
export const yieldToMain = async (): Promise<void> => {
  if (!isFastPathOn) return;
  await new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
};
