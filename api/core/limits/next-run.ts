/**
 * Runs something one time after another. All who ask while it runs share the next run, so that none gets what was found
 * before it asked, and however many ask, one waits.
 */
export const nextRun = (run: () => Promise<void>): (() => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      const running = run();
      last = running.catch(() => undefined);
      return running;
    });
    return next;
  };
};
