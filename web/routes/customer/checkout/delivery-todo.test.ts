import { expect, it } from 'vitest';
import { deliveryTodo } from './delivery-todo.ts';

const address = '12B Maple Street, San Jose, CA 95112';

it('waits for an address', () => {
  expect(deliveryTodo(null, null)).toBe('Save a delivery address');
});

it('allows the order where the kitchen delivers, and where that is unknown', () => {
  expect(deliveryTodo(address, { delivers: true, offersPickup: false })).toBeUndefined();
  expect(deliveryTodo(address, null)).toBeUndefined();
});

it('offers pickup beside another address only where there is pickup', () => {
  expect(deliveryTodo(address, { delivers: false, offersPickup: true })).toContain('or pickup');
  expect(deliveryTodo(address, { delivers: false, offersPickup: false })).not.toContain('pickup');
});
