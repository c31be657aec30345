/** Points that are worth one rupee (rule O1). */
export const POINTS_PER_RUPEE = 10;

/** Returns the value of points in whole rupees; 0 for a negative balance. */
export const pointsWorth = (points: number): number => Math.max(0, Math.floor(points / POINTS_PER_RUPEE));
