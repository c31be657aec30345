/** The row of a notification to one owner of a webhook that was disabled. $1 the endpoint, $2 the owner. */
export const DISABLED = `
  SELECT $2::int AS "userId", NULL::int AS "dealId", json_build_object('address', split_part(split_part(e.url, '://', 2), '/', 1)) AS facts
  FROM webhook_endpoints e WHERE e.id = $1 AND e.deleted_at IS NULL`;
