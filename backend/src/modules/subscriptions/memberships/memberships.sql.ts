export const PUBLIC_MEMBERSHIPS = `SELECT coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'nameNe', name_ne, 'priceYearly', price_yearly,
         'pointsMultiplier', points_multiplier) ORDER BY position), '[]')::text AS json FROM memberships WHERE is_active`;
