/** $1 the business: deals that customers can redeem, or could after a review. */
export const OPEN_DEALS = `
  SELECT 1 FROM deals d WHERE d.vendor_id = $1 AND d.end_date > now()
    AND (d.moderation_status = 'pending' OR d.moderation_status = 'approved' AND d.is_active) LIMIT 1`;
