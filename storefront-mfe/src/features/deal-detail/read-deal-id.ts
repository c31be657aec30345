/** The number in the address, or NaN. */
export const readDealId = (id: string | undefined): number =>
  id && /^\d{1,10}$/.test(id) ? Number(id) : NaN;
