/** Rows of the numbers that grow with the marketplace. */
const FIGURES = {
  customers: `person_names WHERE role = 'customer' AND erased_at IS NULL
      AND id NOT IN (SELECT test_customer_id FROM vendor_cards WHERE test_customer_id IS NOT NULL)`,
  businesses: `vendor_cards WHERE status = 'verified'`,
  redemptions: `pass_facts WHERE state = 'redeemed'`,
} as const;

/** Up to this number a figure is counted at each request; a larger one is stored, and at most so many minutes old. */
const EXACT_UP_TO = 5_000;
const MINUTES = 5;

const figure = (name: keyof typeof FIGURES): string =>
  `'${name}', coalesce((SELECT f.count FROM public_figures f WHERE f.name = '${name}' AND f.count > ${EXACT_UP_TO}), (SELECT count(*) FROM ${FIGURES[name]}))`;

export const STATS = `
  SELECT json_build_object(
    ${figure('customers')},
    ${figure('businesses')},
    'cities', (SELECT count(*) FROM city_names l WHERE EXISTS (SELECT 1 FROM listed_deals d WHERE d.location_id = l.id)),
    'deals', (SELECT deals FROM listed_deal_figures),
    ${figure('redemptions')},
    'pointsPerVisit', (SELECT coalesce(round(avg(points)), 0)::int FROM (
        SELECT own_points AS points FROM points_entry_facts WHERE kind = 'redemption' ORDER BY created_at DESC LIMIT 10000) recent),
    'biggestSavingPercent', (SELECT biggest_saving_percent FROM listed_deal_figures)
  )::text AS json`;

const counting = (name: keyof typeof FIGURES): string => `
  INSERT INTO public_figures (name, count, counted_at)
  SELECT '${name}', (SELECT count(*) FROM ${FIGURES[name]}), now()
  WHERE NOT EXISTS (SELECT FROM public_figures f WHERE f.name = '${name}' AND f.counted_at > now() - interval '${MINUTES} minutes')
  ON CONFLICT (name) DO UPDATE SET count = excluded.count, counted_at = excluded.counted_at`;

/** Counts each figure that is not stored or is too old. */
export const COUNT_FIGURES = [counting('customers'), counting('businesses'), counting('redemptions')];
