import { registerEnumType } from 'type-graphql';

/** Where a kitchen stands in the marketplace, all told in one word. */
export enum KitchenStanding {
  REGISTERING = 'REGISTERING',
  IN_REVIEW = 'IN_REVIEW',
  REJECTED = 'REJECTED',
  WITHOUT_DISHES = 'WITHOUT_DISHES',
  LISTED = 'LISTED',
  PAUSED = 'PAUSED',
  SUSPENDED = 'SUSPENDED',
}

registerEnumType(KitchenStanding, {
  name: 'KitchenStanding',
  description: 'Where a kitchen stands in the marketplace.',
  valuesConfig: {
    REGISTERING: { description: 'It gathers what it needs for the review.' },
    IN_REVIEW: { description: 'It waits for an admin, or an admin looks at it.' },
    REJECTED: { description: 'Something has to be corrected before it can sell.' },
    WITHOUT_DISHES: { description: 'It may sell, but has no dish to sell.' },
    LISTED: { description: 'Customers see it and can order.' },
    PAUSED: { description: 'It takes a break.' },
    SUSPENDED: { description: 'An admin keeps it from selling.' },
  },
});

/** The same in SQL, of a kitchen `s` with its application `a`. */
export const standingOfKitchen = `case
  when s.suspended_at is not null then 'SUSPENDED'
  when a.status in ('documents_submitted', 'under_review') then 'IN_REVIEW'
  when a.status = 'rejected' then 'REJECTED'
  when a.status is distinct from 'approved' then 'REGISTERING'
  when s.is_active then 'LISTED'
  when s.paused_until is not null then 'PAUSED'
  else 'WITHOUT_DISHES'
end`;
