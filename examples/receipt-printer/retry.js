import { setTimeout } from 'node:timers/promises';
import { Refused } from './refused.js';

const longestSeconds = 30;

/** Waits 1, 2, 4 ... 30 seconds, less a random part so that many programs do not come back together. */
export const backOff = async tries => {
  const seconds = Math.min(2 ** tries, longestSeconds);
  await setTimeout(seconds * 1000 * (0.5 + Math.random() / 2));
};

/**
 * Does something until it succeeds. What the marketplace refuses is not tried again.
 *
 * @template Result
 * @param {string} name what it is, for the log
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const untilDone = async (name, work) => {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) throw error;
      console.error(`${name} failed; trying again: ${error.message}`);
      await backOff(tries);
    }
  }
};
