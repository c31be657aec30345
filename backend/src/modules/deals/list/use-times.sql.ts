/**
 * Times and places at which a deal can be used (rule D13). Aliases: d deals, l city_names, b branch_places, clock use_clock.
 * Minutes count from the last Sunday in Nepal and span two weeks.
 */

/** Branches at which the deal can be used. */
export const BRANCHES_OF_DEAL =
  'b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids))';

const blackout = (sunday: string): string =>
  `blackout_minutes(d.blackout_dates, d.hours_from, d.hours_until, ${sunday})`;

const OPEN_AND_ALLOWED = `b.open_minutes * coalesce(d.usable_minutes, '{(,)}')`;

/** Minutes in which a branch is open and the deal's terms allow a visit. Most deals have no blackout dates. */
const useMinutes = (sunday: string): string =>
  `CASE WHEN d.blackout_dates IS NULL THEN ${OPEN_AND_ALLOWED} ELSE ${OPEN_AND_ALLOWED} - ${blackout(sunday)} END`;

const SUNDAY = '(SELECT sunday FROM use_clock(now()))';
const MINUTE = '(SELECT minute FROM use_clock(now()))';

/** Function instead of the operator `@>`, for which the statistics of multiranges mislead the planner. It assumes a third of the rows. */
const isOpenAt = (minute: string): string => `multirange_contains_elem(b.open_minutes, ${minute})`;

/** True if one of the deal's branches is open, and the deal's own days and hours allow a visit. A branch without hours is not open. */
export const OPEN_NOW = `(d.usable_minutes IS NULL OR d.usable_minutes @> ${MINUTE})
  AND (d.blackout_dates IS NULL OR NOT ${blackout(SUNDAY)} @> ${MINUTE})
  AND EXISTS (SELECT 1 FROM branch_places b WHERE ${BRANCHES_OF_DEAL} AND ${isOpenAt(MINUTE)})`;

/** Minutes of the day, and minutes of the two weeks. */
const EVENING = [17 * 60, 24 * 60] as const;
const FRIDAY_EVENING = 5 * 1440 + 17 * 60;
const SATURDAY_ENDS = 7 * 1440;

/** Remaining part of this evening, or of the current or next weekend: Friday from 17:00 to the end of Saturday. */
const SPANS = {
  'today-evening': `int4range(greatest(${MINUTE}, ${MINUTE} / 1440 * 1440 + ${EVENING[0]}), ${MINUTE} / 1440 * 1440 + ${EVENING[1]})`,
  weekend: `int4range(greatest(${MINUTE}, ${FRIDAY_EVENING}), ${SATURDAY_ENDS})`,
} as const;

export type UseSpan = keyof typeof SPANS;

/** True if the deal can be used at some time of the span. */
export const usableIn = (span: UseSpan): string =>
  `EXISTS (SELECT 1 FROM branch_places b WHERE ${BRANCHES_OF_DEAL} AND multirange_overlaps_range(${useMinutes(SUNDAY)}, ${SPANS[span]}))`;

/** Criteria that select the displayed place of a deal. */
export interface PlaceChoice {
  /** Placeholders of the position for distances. */
  near?: { latitude: string; longitude: string } | undefined;
  /** Array of areas: a place in one of them is preferred. */
  areas?: string | undefined;
  /** True if the list contains open deals only: an open place is preferred to a nearer one. */
  isOpen?: boolean | undefined;
}

const metresTo = (near: NonNullable<PlaceChoice['near']>, latitude: string, longitude: string): string =>
  `metres_between(${near.latitude}::float8, ${near.longitude}::float8, ${latitude}, ${longitude})`;

/**
 * Joins the displayed place of a deal. Order of preference: in a selected area, open if only open deals are listed, the nearest
 * or in the city of the deal, then open.
 * A deal with a venue uses the hours of its branches.
 */
export function placeOfUseJoins({ near, areas, isOpen }: PlaceChoice): string {
  const metres = near ? metresTo(near, 'b.latitude', 'b.longitude') : null;
  const open = 'b.open_minutes @> clock.minute DESC NULLS LAST';
  const order = [
    areas && `b.area_id = ANY(${areas}) DESC NULLS LAST`,
    isOpen && open,
    metres ? `${metres} NULLS LAST` : 'b.city = l.name DESC NULLS LAST',
    !isOpen && open,
    'b.id',
  ].filter(Boolean);
  const distance = near
    ? `CASE WHEN d.venue_name IS NULL THEN spot.metres ELSE ${metresTo(near, 'd.venue_latitude', 'd.venue_longitude')} END`
    : 'NULL::int';
  return `
  CROSS JOIN use_clock(now()) AS clock
  LEFT JOIN LATERAL (
    SELECT b.area_id, b.open_minutes, ${metres ?? 'NULL::int'} AS metres FROM branch_places b WHERE ${BRANCHES_OF_DEAL}
    ORDER BY ${order.join(', ')} LIMIT 1) AS spot ON true
  LEFT JOIN area_names area ON area.id = CASE WHEN d.venue_name IS NULL THEN spot.area_id ELSE d.venue_area_id END
  LEFT JOIN LATERAL (
    SELECT max(upper(span)) FILTER (WHERE span @> clock.minute) AS until, min(lower(span)) FILTER (WHERE lower(span) > clock.minute) AS next
    FROM (SELECT spot.open_minutes) AS b, unnest(${useMinutes('clock.sunday')}) AS span) AS uses ON true
  LEFT JOIN LATERAL (SELECT ${distance} AS metres) AS distance ON true`;
}

const timeOf = (minutes: string): string =>
  `(start_of_nepal_day(clock.sunday) + ${minutes} * interval '1 minute')`;

/** Time at which the state of `opening` changes; null for a place that is always open or has no hours. */
const CHANGES_AT = `CASE
  WHEN uses.until - clock.minute < 10080 THEN least(${timeOf('uses.until')}, d.end_date)
  WHEN uses.until IS NULL AND ${timeOf('uses.next')} < d.end_date THEN ${timeOf('uses.next')} END`;

export const PLACE_OF_USE_COLUMNS = `
  CASE WHEN area.id IS NOT NULL THEN json_build_object('id', area.id, 'slug', area.slug, 'name', area.name, 'nameNe', area.name_ne) END AS area,
  distance.metres AS "distanceMetres",
  json_build_object('state', CASE WHEN spot.open_minutes IS NULL THEN 'unknown' WHEN uses.until IS NOT NULL THEN 'open' ELSE 'closed' END,
    'changesAt', iso(${CHANGES_AT})) AS opening,
  CASE WHEN uses.until IS NULL THEN iso(${CHANGES_AT}) END AS "nextUseAt"`;

/** Earliest change of an opening state in a list, at most ten minutes ahead. */
export const nextOpeningChange = (item: string): string =>
  `least(now() + interval '10 minutes', min((${item}.opening->>'changesAt')::timestamptz))`;

/** Opening state of one branch, by its hours and the terms of the deal. */
export const BRANCH_OPENING = `(
  SELECT json_build_object('state', CASE WHEN b.open_minutes IS NULL THEN 'unknown' WHEN uses.until IS NOT NULL THEN 'open' ELSE 'closed' END,
    'changesAt', iso(${CHANGES_AT}))
  FROM (SELECT max(upper(span)) FILTER (WHERE span @> clock.minute) AS until, min(lower(span)) FILTER (WHERE lower(span) > clock.minute) AS next
    FROM unnest(${useMinutes('clock.sunday')}) AS span) AS uses)`;
