import {
  BRANCH_OPENING,
  BRANCHES_OF_DEAL,
  PLACE_OF_USE_COLUMNS,
  type PlaceChoice,
  placeOfUseJoins,
} from './use-times.sql.js';

/** SQL parts that several statements share. Aliases: d deals, v vendors, c categories, l locations, cap deal_capacities. */

export const DEAL_FACT_JOINS = `
  JOIN vendor_cards v ON v.id = d.vendor_id
  JOIN category_names c ON c.id = d.category_id
  LEFT JOIN category_names parent ON parent.id = c.parent_id
  LEFT JOIN city_names l ON l.id = d.location_id
  JOIN deal_availability cap ON cap.deal_id = d.id`;

/** Joins for a deal in a list. @param choice selects the displayed place */
export const dealJoins = (choice: PlaceChoice): string => `${DEAL_FACT_JOINS}${placeOfUseJoins(choice)}`;

export const DEAL_JOINS = dealJoins({});

export const STATUS = `CASE
  WHEN d.moderation_status <> 'approved' THEN d.moderation_status
  WHEN d.end_date <= now() THEN 'expired'
  WHEN NOT d.is_active THEN 'paused'
  WHEN d.start_date > now() THEN 'scheduled'
  WHEN cap.taken >= cap.total_limit THEN 'sold-out'
  ELSE 'live' END`;

/** The score of a business `v`, from 20 answers (rule HN3). */
export const HONOUR = `CASE WHEN v.honour_counted >= 20 THEN json_build_object('given', v.honour_given, 'counted', v.honour_counted) END`;

/** Verification of a business `v`; null if its date is unknown (rule B5). */
export const VERIFIED = `CASE WHEN v.verified_at IS NOT NULL THEN json_build_object('at', iso(v.verified_at), 'papers', v.verified_papers) END`;

/** How the cases of a business `v` ended; null without any (rule HN13). */
export const ENDED_CASES = `CASE WHEN v.cases_median_days IS NOT NULL THEN json_build_object('settled', v.cases_settled, 'forCustomer', v.cases_for_customer,
  'forBusiness', v.cases_for_business, 'withdrawn', v.cases_withdrawn, 'medianDays', v.cases_median_days) END`;

/** True while a slot of the home page shows the deal. */
const RUNNING = 's.starts_at <= now() AND (s.ends_at IS NULL OR s.ends_at > now())';

export const IS_FEATURED = `EXISTS (SELECT 1 FROM featured_deals s WHERE s.deal_id = d.id AND ${RUNNING})`;

/** Deals that a place of the home page shows now. @param place placeholder of the place */
export const shownAt = (place: string): string =>
  `SELECT s.deal_id, max(s.starts_at) AS since FROM featured_deals s WHERE s.place = ${place} AND ${RUNNING} GROUP BY s.deal_id`;

const BADGE = `CASE d.discount_type
  WHEN 'percentage' THEN d.discount_value || '% OFF'
  WHEN 'fixed' THEN 'Rs. ' || d.discount_value || ' OFF'
  ELSE d.discount_value END`;

const VENDOR = `json_build_object('id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne, 'logo', v.logo)`;

const PAGE_VENDOR = `json_build_object('id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne, 'logo', v.logo,
  'description', v.description, 'descriptionNe', v.description_ne,
  'phone', v.phone, 'email', v.email, 'website', v.website,
  'grievanceContact', json_build_object('name', v.contact_name, 'position', v.contact_position, 'phone', coalesce(v.contact_phone, v.phone), 'email', coalesce(v.contact_email, v.email)),
  'address', v.address, 'city', v.city, 'vatNumber', v.vat_number, 'registrationNumber', v.registration_number,
  'verified', ${VERIFIED}, 'endedCases', ${ENDED_CASES},
  'dealCount', (SELECT count(*)::int FROM listed_deals other WHERE other.vendor_id = v.id))`;

/** Hash of the content and the layout of the social picture. A new layout needs a new number. */
export const SOCIAL_PICTURE_HASH = `left(md5(concat_ws(chr(31), '2', d.title, d.title_ne, ${BADGE}, d.discount_type, d.image, coalesce(parent.slug, c.slug), c.slug,
  d.original_price, d.discounted_price, v.business_name, v.name_ne, l.name, l.name_ne)), 16)`;

const SOCIAL_PICTURE = `(SELECT json_build_object('en', base || 'en-' || hash || '.png', 'ne', base || 'ne-' || hash || '.png')
  FROM (SELECT '/api/deals/' || d.id || '/social/' AS base, ${SOCIAL_PICTURE_HASH} AS hash) social)`;

const own = (vendor: string): string => `
  d.id, d.vendor_id AS "vendorId", d.category_id AS "categoryId", d.location_id AS "locationId",
  d.title, d.title_ne AS "titleNe", d.description, d.description_ne AS "descriptionNe", d.image, d.cover_key AS "coverKey",
  coalesce((SELECT counted.photos FROM deal_photo_counts counted WHERE counted.deal_id = d.id), 0) AS "photoCount",
  d.discount_type AS "discountType", d.discount_value AS "discountValue",
  d.original_price AS "originalPrice", d.discounted_price AS "discountedPrice",
  iso(d.start_date) AS "startDate", iso(d.end_date) AS "endDate", iso(d.created_at) AS "createdAt",
  d.redemption_limit AS "redemptionLimit", points_given(d.points_earned, d.discounted_price) AS "pointsEarned",
  points_paused(d.vendor_id) AS "pointsPaused",
  d.is_active AS "isActive", d.moderation_status = 'approved' AS "isApproved", ${IS_FEATURED} AS "isFeatured", d.sale_mode AS "saleMode",
  d.taxes, sum_to_pay(d.discounted_price, d.taxes) AS "sumToPay",
  CASE WHEN d.price_for_unit IS NOT NULL THEN json_build_object('count', d.price_for_count, 'unit', d.price_for_unit) END AS "priceFor",
  ${BADGE} AS badge, CASE WHEN d.rating_count > 0 THEN d.average_rating::float8 END AS "averageRating", d.rating_count AS "reviewCount",
  cap.total_limit - cap.taken AS "placesLeft", ${STATUS} AS status, ${vendor} AS vendor, ${HONOUR} AS honour,
  json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'nameNe', c.name_ne, 'parentSlug', parent.slug) AS category,
  CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'nameNe', l.name_ne) END AS location,
  ${PLACE_OF_USE_COLUMNS}`;

export const DEAL_COLUMNS = own(VENDOR);

const TERMS = `
  cap.total_limit AS "totalLimit", cap.daily_limit AS "dailyLimit", d.pass_validity_hours AS "passValidityHours", d.weekdays,
  to_char(d.hours_from, 'HH24:MI') AS "hoursFrom", to_char(d.hours_until, 'HH24:MI') AS "hoursUntil", d.blackout_dates AS "blackoutDates",
  d.minimum_bill AS "minimumBill", d.party_size AS "partySize"`;

/** The deal's own venue, if it has one. */
const VENUE = `CASE WHEN d.venue_name IS NOT NULL THEN json_build_object('name', d.venue_name, 'nameNe', d.venue_name_ne,
  'latitude', d.venue_latitude, 'longitude', d.venue_longitude, 'areaId', d.venue_area_id) END`;

const PHOTOS = `(SELECT coalesce(json_agg(json_build_object('path', shown.path, 'alt', shown.alt, 'altNe', shown.alt_ne) ORDER BY shown.position), '[]')
  FROM deal_photos shown WHERE shown.deal_id = d.id) AS photos`;

/** Photos, included and excluded items, and the venue. */
const CONTENT = `${PHOTOS}, d.included, d.included_ne AS "includedNe", d.excluded, d.excluded_ne AS "excludedNe", ${VENUE} AS venue`;

/** Number of used codes from which the page of a deal shows it. */
const MIN_SHOWN_USES = 10;

export const PAGE_COLUMNS = `${own(PAGE_VENDOR)}, d.food,
  CASE WHEN d.used_count >= ${MIN_SHOWN_USES} THEN d.used_count END AS "usedCount",
  cap.total_limit AS "totalLimit", cap.daily_limit AS "dailyLimit",
  (SELECT row_to_json(t) FROM (SELECT d.redemption_limit AS "redemptionLimit", ${TERMS}) t) AS terms,
  json_build_object('serviceCharge', tax_percent('serviceCharge'), 'vat', tax_percent('vat')) AS "taxRates",
  (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'city', b.city,
     'latitude', b.latitude, 'longitude', b.longitude, 'hours', b.hours, 'opening', ${BRANCH_OPENING},
     'area', CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameNe', a.name_ne) END) ORDER BY b.id), '[]')
   FROM branch_places b LEFT JOIN area_names a ON a.id = b.area_id WHERE ${BRANCHES_OF_DEAL}) AS branches,
  ${CONTENT},
  (SELECT json_agg(coalesce(n.reviews, 0) ORDER BY star) FROM generate_series(1, 5) star
   LEFT JOIN deal_ratings n ON n.deal_id = d.id AND n.stars = star) AS "ratingCounts",
  ${SOCIAL_PICTURE} AS "socialPicture"`;

export const MANAGED_COLUMNS = `${DEAL_COLUMNS}, d.food, ${TERMS}, d.branch_ids AS "branchIds", ${CONTENT},
  d.price_item_id AS "priceItemId", d.moderation_status AS "moderationStatus", d.rejection_reason AS "rejectionReason", d.rejection_codes AS "rejectionCodes",
  (SELECT json_build_object('at', iso(a.asked_at), 'reasonCodes', a.asked_reasons, 'note', coalesce(a.asked_note, ''))
   FROM deal_asks a WHERE a.deal_id = d.id ORDER BY a.asked_at DESC LIMIT 1) AS asked,
  (SELECT json_build_object('id', r.id, 'submittedAt', iso(r.submitted_at), 'changes', r.changes)
   FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'pending') AS "pendingRevision",
  (SELECT r.reason FROM (SELECT status, reason FROM deal_revisions WHERE deal_id = d.id ORDER BY id DESC LIMIT 1) r
   WHERE r.status = 'rejected') AS "revisionRejection",
  (SELECT json_build_object('id', r.id, 'decidedAt', iso(r.decided_at), 'reason', r.reason, 'changes', r.changes)
   FROM (SELECT * FROM deal_revisions WHERE deal_id = d.id ORDER BY id DESC LIMIT 1) r WHERE r.status = 'rejected') AS "rejectedRevision",
  iso(d.submitted_at) AS "submittedAt", v.status AS "vendorStatus", iso(d.feature_requested_at) AS "featureRequestedAt", cap.taken AS "placesTaken",
  (SELECT count(*)::int FROM passes p WHERE p.deal_id = d.id AND p.state = 'redeemed') AS "redeemedCount",
  (SELECT count(*)::int FROM passes p WHERE p.deal_id = d.id AND p.state = 'issued' AND p.expires_at > now()) AS "openCodes", d.version,
  (SELECT coalesce(json_agg(json_build_object('id', s.id, 'place', s.place, 'from', iso(s.starts_at), 'until', iso(s.ends_at)) ORDER BY s.starts_at, s.id), '[]')
   FROM featured_deals s WHERE s.deal_id = d.id AND (s.ends_at IS NULL OR s.ends_at > now())) AS "featuredSlots"`;

/** Next time at which the set of listed deals changes because of a start or end date. */
export const NEXT_CHANGE = `least(
  (SELECT min(end_date) FROM deals WHERE moderation_status = 'approved' AND is_active AND end_date > now()),
  (SELECT min(start_date) FROM deals WHERE moderation_status = 'approved' AND is_active AND start_date > now()))`;

/** Next time at which the set of filtered deals changes. With a filter for open deals, at the latest the next full minute. */
export const nextChange = (filter: { open?: 'now' | undefined }): string =>
  filter.open ? `least(${NEXT_CHANGE}, date_trunc('minute', now()) + interval '1 minute')` : NEXT_CHANGE;

/** Next time at which the set of deals in a place of the home page changes. */
export const NEXT_CHANGE_AT_HOME = `least(${NEXT_CHANGE},
  (SELECT min(ends_at) FROM featured_deals WHERE ends_at > now()), (SELECT min(starts_at) FROM featured_deals WHERE starts_at > now()))`;

/** Time for which the pages of ended deals remain. */
const KEPT_AFTER_END = "interval '90 days'";

/** public, gone (ended long ago) or hidden (not public). */
export const VISIBILITY = `CASE
  WHEN v.status <> 'verified' OR d.moderation_status <> 'approved' OR NOT d.is_active OR d.start_date > now() THEN 'hidden'
  WHEN d.end_date <= now() - ${KEPT_AFTER_END} THEN 'gone'
  ELSE 'public' END`;
