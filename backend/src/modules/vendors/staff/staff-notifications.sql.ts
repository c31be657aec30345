/** The row of a notification to somebody whose PIN was reset. $1 the business, $2 the user, $3 who reset it. */
export const PIN_RESET = `
  SELECT $2::int AS "userId", NULL::int AS "dealId",
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'person', p.first_name) AS facts
  FROM vendors v JOIN person_names p ON p.id = $3 WHERE v.id = $1`;

/** The row of a notification to a removed staff member. $1 the business, $2 the user. */
export const REMOVED = `
  SELECT $2::int AS "userId", NULL::int AS "dealId",
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne)) AS facts
  FROM vendors v WHERE v.id = $1`;
