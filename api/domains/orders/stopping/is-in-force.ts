import type { OrderingStop } from '../../cities/ordering-stops/ordering-stop.ts';

export const isInForce = ({ until }: Pick<OrderingStop, 'until'>, now: Date): boolean =>
  !until || until > now;
