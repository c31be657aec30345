/** $1 deals, $2 kinds, $3 day, $4 visitor, $5 the business the visitor works for. */
export const KEEP = `
  INSERT INTO deal_sightings (deal_id, day, kind, visitor)
  SELECT d.id, $3::date, seen.kind, $4 FROM unnest($1::int[], $2::text[]) AS seen(deal_id, kind)
  JOIN deal_facts d ON d.id = seen.deal_id AND d.moderation_status = 'approved' AND d.vendor_id IS DISTINCT FROM $5::int
  ON CONFLICT DO NOTHING`;
