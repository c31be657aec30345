/**
 * Number of days after its expiry in which an unused bought pass can still be refunded. Then the business is
 * owed its price (rule ST5).
 */
export const EXPIRED_REFUND_DAYS = 14;
