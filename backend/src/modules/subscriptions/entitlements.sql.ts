export const READ = `
  SELECT deal_limit AS "dealLimit", featured_deal_limit AS "featuredDealLimit", analytics_access AS "analyticsAccess",
    active_deals AS "activeDeals", approved_deals AS "approvedDeals", featured_deals AS "featuredDeals"
  FROM vendor_entitlements WHERE vendor_id = $1`;
