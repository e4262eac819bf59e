import { Money } from '../../core/values/money.ts';
import type { KitchenFigures } from './supplier-analytics.ts';

/** Raw counts of a period; all other figures are derived from them. */
export interface KitchenCounts {
  orders: number;
  canceled: number;
  revenueCents: number;
  shareCents: number;
  ratings: number;
  stars: number;
  platesSold: number;
  platesOffered: number;
}

export const figuresOf = (counts: KitchenCounts): KitchenFigures => ({
  orders: counts.orders,
  canceledOrders: counts.canceled,
  canceledShare: part(counts.canceled, counts.orders + counts.canceled),
  revenue: new Money(counts.revenueCents),
  kitchenShare: new Money(counts.shareCents),
  ratings: counts.ratings,
  averageRating: part(counts.stars, counts.ratings),
  platesSold: counts.platesSold,
  platesOffered: counts.platesOffered,
  sellThrough: part(counts.platesSold, counts.platesOffered),
});

const part = (some: number, all: number): number | null => (all > 0 ? some / all : null);

const nothing: KitchenCounts = {
  orders: 0,
  canceled: 0,
  revenueCents: 0,
  shareCents: 0,
  ratings: 0,
  stars: 0,
  platesSold: 0,
  platesOffered: 0,
};

/** Adds up counts instead of averaging, so that a busy week weighs more than a quiet one. */
export const together = (spans: readonly KitchenCounts[]): KitchenCounts =>
  spans.reduce((sum, span) => {
    const names = Object.keys(nothing) as (keyof KitchenCounts)[];
    return Object.fromEntries(names.map(name => [name, sum[name] + span[name]])) as unknown as KitchenCounts;
  }, nothing);
