/** The row of a notification to one owner of a business whose payout account changed. $1 the business, $2 the owner. */
export const CHANGED = `
  SELECT $2::int AS "userId", NULL::int AS "dealId",
    json_build_object('business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'account', coalesce(a.bank || ' ', '') || '…' || a.last_four) AS facts
  FROM payout_accounts a JOIN vendor_cards v ON v.id = a.vendor_id
  WHERE a.vendor_id = $1`;
