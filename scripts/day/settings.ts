/** People of the day. */
export const customers = Number(process.env.CUSTOMERS ?? 5000);
export const kitchens = Number(process.env.KITCHENS ?? 300);

/** How many customers begin to order in a second: what two cores carry besides all the servers and the customers. */
export const ordersPerSecond = Number(process.env.ORDERS_PER_SECOND ?? 12);

/** How long people act in an hour in which less happens, in seconds. */
export const hourSeconds = Number(process.env.HOUR_SECONDS ?? 20);

/** How many times shorter the durations of alerts are than in docs/operations/alerts.yml, since the day is. */
export const alertSpeed = 30;

/** Durations of alerts are no shorter than this: a server starts no faster on a short day. */
export const shortestAlertSeconds = 20;
