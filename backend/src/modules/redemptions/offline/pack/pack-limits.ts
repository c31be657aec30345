/** Hours after its last contact in which a device accepts codes (rule OF3). */
export const PACK_HOURS = 72;

/** Tolerance of a device's clock. */
export const CLOCK_TOLERANCE_SECONDS = 300;

/** Rupees above which a bought code needs the network (rule OF3). */
export const BOUGHT_ABOVE = 2_000;

/** Rupees of refunds that the marketplace bears for a business in 90 days (rule OF10). */
export const MAX_BORNE = 10_000;
