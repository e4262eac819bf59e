/** Who wrote and ordered what stays when a customer has gone. */
export const formerCustomerName = 'Former customer';
