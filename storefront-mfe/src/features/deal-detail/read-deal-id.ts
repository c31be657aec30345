/** Deal id from the URL; NaN if invalid. */
export const readDealId = (id: string | undefined): number =>
  id && /^\d{1,10}$/.test(id) ? Number(id) : NaN;
