/** Name on the orders and reviews of a deleted account. */
export const formerCustomerName = 'Former customer';
