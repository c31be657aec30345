/**
 * The minimal schema of a marketplace for deals, with the rows of the product: what a careful engineer needs to show the same screens.
 * Ratings and numbers of deals are columns. It shares no statement, view or index with the product.
 */
const TABLES = `
  DROP SCHEMA IF EXISTS baseline CASCADE;
  CREATE SCHEMA baseline;
  CREATE TABLE baseline.categories AS SELECT id, parent_id, slug, name, name_ne FROM public.categories;
  CREATE TABLE baseline.locations AS SELECT id, slug, name, name_ne FROM public.locations;
  CREATE TABLE baseline.vendors AS
    SELECT v.id, v.slug, v.business_name AS name, v.name_ne, v.logo, v.category, v.city, b.latitude, b.longitude, coalesce(n.deals, 0) AS deals
    FROM public.vendors v LEFT JOIN (SELECT DISTINCT ON (vendor_id) vendor_id, latitude, longitude FROM public.branches ORDER BY vendor_id, id) b ON b.vendor_id = v.id
    LEFT JOIN (SELECT vendor_id, count(*)::int AS deals FROM public.listed_deals GROUP BY 1) n ON n.vendor_id = v.id WHERE v.status = 'verified';
  CREATE TABLE baseline.deals AS
    SELECT d.id, d.vendor_id, d.category_id, d.location_id, d.title, d.title_ne, d.description, d.description_ne, d.image, d.cover_key, d.discount_type,
      d.discount_value, d.original_price, d.discounted_price AS price, d.start_date, d.end_date, d.created_at, cap.total_limit - cap.taken AS places_left,
      d.average_rating::float8 AS rating, d.rating_count, to_tsvector('simple', concat_ws(' ', d.title, d.title_ne, v.business_name)) AS words
    FROM public.listed_deals d JOIN public.deal_capacities cap ON cap.deal_id = d.id JOIN public.vendors v ON v.id = d.vendor_id`;

const INDEXES = [
  'ALTER TABLE baseline.categories ADD PRIMARY KEY (id)',
  'ALTER TABLE baseline.locations ADD PRIMARY KEY (id)',
  'ALTER TABLE baseline.vendors ADD PRIMARY KEY (id)',
  'ALTER TABLE baseline.deals ADD PRIMARY KEY (id)',
  'CREATE INDEX ON baseline.vendors (deals DESC, id)',
  'CREATE INDEX ON baseline.vendors (latitude, longitude)',
  'CREATE INDEX ON baseline.vendors USING gin (name gin_trgm_ops)',
  'CREATE INDEX ON baseline.deals (created_at DESC, id DESC)',
  'CREATE INDEX ON baseline.deals (category_id, created_at DESC, id DESC)',
  'CREATE INDEX ON baseline.deals (location_id, created_at DESC, id DESC)',
  'CREATE INDEX ON baseline.deals (vendor_id)',
  'CREATE INDEX ON baseline.deals ((original_price - price) DESC, id DESC)',
  'CREATE INDEX ON baseline.deals USING gin (words)',
  'CREATE INDEX ON baseline.deals USING gin (title gin_trgm_ops)',
];

/** Creates the tables of the baseline beside those of the product. @param db a connection of the owner, or of a superuser */
export async function makeBaselineTables(db) {
  await db.query(TABLES);
  for (const index of INDEXES) await db.query(index);
  await db.query(
    'GRANT USAGE ON SCHEMA baseline TO PUBLIC; GRANT SELECT ON ALL TABLES IN SCHEMA baseline TO PUBLIC',
  );
  for (const table of ['categories', 'locations', 'vendors', 'deals'])
    await db.query(`VACUUM ANALYZE baseline.${table}`);
}
