/** $1 the business. */
export const NAMES_OF_BUSINESS = `
  SELECT business_name AS "businessName", name_ne AS "businessNameNe" FROM vendor_cards WHERE id = $1`;
