/** Row of a notification about a favorite that ends soon. $1 the user, $2 the deal. */
export const ENDING = `
  SELECT $1::int AS "userId", d.id AS "dealId", json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
    'business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'until', json_build_object('at', iso(d.end_date))) AS facts
  FROM deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.id = $2`;
