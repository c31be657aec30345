const DAY = 86_400_000;

/** Days of the year that begins at a time: 365, or 366 with a 29 February. */
export const daysOfYear = (from: string | number): number => {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return Math.round((end.getTime() - new Date(from).getTime()) / DAY);
};

/**
 * What is credited, in whole rupees, for the rest of a year that was paid for (rules MB4, VB3).
 * @param price of the year in rupees
 */
export const creditOf = (price: number, usedDays: number): number => {
  const days = daysOfYear(Date.now());
  return Math.ceil((price * (days - usedDays)) / days);
};
