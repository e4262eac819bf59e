import { randomUUID } from 'node:crypto';
import type { RedisPoints } from '../../platform/limits/redis-points.ts';

/** Whether points are counted by now. Each time it adds some for someone who has none, and so can be repeated. */
export const countsPoints = async (points: RedisPoints): Promise<boolean> => {
  const [total] = await points.add([{ holder: randomUUID(), points: 10 }], 1).catch(() => []);
  return total?.points === 10;
};
