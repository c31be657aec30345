/** How a guest pays at the counter. */
export const WAYS_OF_PAYMENT = ['cash', 'qr', 'card'] as const;

export type WayOfPayment = (typeof WAYS_OF_PAYMENT)[number];
