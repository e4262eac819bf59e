import { withinReach } from '../../core/access/visible.ts';
import { connectionOf } from '../../core/graphql/page.ts';
import { Dish } from './dish.ts';

export const DishConnection = connectionOf(Dish, 'Dish', withinReach);
