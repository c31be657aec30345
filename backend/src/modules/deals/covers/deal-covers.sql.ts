/** $1 business, $2 category or null. */
export const PREVIEW_FACTS = `
  SELECT array_remove(ARRAY[v.business_name, v.name_ne], NULL) AS "businessNames",
    array_remove(ARRAY[c.slug, parent.slug], NULL) AS categories
  FROM vendor_cards v LEFT JOIN category_names c ON c.id = $2 LEFT JOIN category_names parent ON parent.id = c.parent_id
  WHERE v.id = $1`;

const FACTS = `
  SELECT d.id, d.title, d.title_ne AS "titleNe", array_remove(ARRAY[c.slug, parent.slug], NULL) AS categories,
    array_remove(ARRAY[v.business_name, v.name_ne], NULL) AS "businessNames"
  FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id JOIN category_names c ON c.id = d.category_id
  LEFT JOIN category_names parent ON parent.id = c.parent_id`;

/** $1 deal. */
export const COVER_FACTS = `${FACTS} WHERE d.id = $1`;

/** Batch of deals for one transaction, about 0.1 seconds. $1 version of the covers. */
export const STALE_COVERS = `${FACTS} WHERE d.cover_version < $1 ORDER BY d.cover_version, d.id LIMIT 200 FOR UPDATE OF d SKIP LOCKED`;

/** $1 version of the list, $2 deals, $3 the key of each or null. */
export const STORE_COVERS = `UPDATE deals d SET cover_key = chosen.key, cover_version = $1
  FROM unnest($2::int[], $3::text[]) AS chosen(id, key) WHERE d.id = chosen.id`;
