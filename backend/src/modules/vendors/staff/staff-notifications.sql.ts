/** The row of a notification to a removed staff member. $1 the business, $2 the user. */
export const REMOVED = `
  SELECT $2::int AS "userId", NULL::int AS "dealId",
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne)) AS facts
  FROM vendors v WHERE v.id = $1`;
