import { SqlParameters } from '../../../../common/sql/sql-parameters.js';
import type { Statement } from '../../list/deal-list.sql.js';
import { levelsOf, type MatchedWord, queryOf, queryOfWord } from '../matched-word.js';
import type { TermChoice } from './typed-words.js';

/** Maximum deals evaluated for a suggestion; low, because there is a request for every pause in typing. */
const CANDIDATES = 300;
const COUNTED_UP_TO = 100;

/** $1 the beginning in Latin letters. Shortest words first. */
export const WORDS_BEGINNING = `
  SELECT word FROM search_words WHERE latin ^@ $1 ORDER BY length(latin), word LIMIT 40`;

const counted = (query: string): string =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM listed_deals d WHERE d.search @@ ${query}::tsquery LIMIT ${COUNTED_UP_TO}) AS deals)`;

export interface TypedSearch {
  words: readonly MatchedWord[];
  terms: readonly TermChoice[];
  /** Slugs of cities whose name begins with the typed text. */
  cities: readonly string[];
  /** Last word, as typed. */
  last: string;
  /** City slug. */
  place: string | undefined;
}

/** All groups of suggestions in one statement. */
export function suggestionsStatement({ words, terms, cities, last, place }: TypedSearch): Statement {
  const parameters = new SqlParameters();
  const all = parameters.add(words.map((word) => `(${queryOfWord(word)})`).join('&'));
  const city = parameters.add(place ?? null);
  const here = `d.location_id IS NOT DISTINCT FROM (SELECT id FROM city_names WHERE slug = ${city}::text)`;
  const rank = words.map((word) => rankOf(word, parameters)).join(' + ');
  const sql = `WITH found AS MATERIALIZED (
      SELECT d.id, d.vendor_id, d.title, d.title_ne, d.branch_ids, d.search, d.rating_sum, ${here} AS is_here
      FROM listed_deals d WHERE d.search @@ ${all}::tsquery LIMIT ${CANDIDATES})
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', best.id, 'title', best.title, 'titleNe', best.title_ne)), '[]') FROM (
        SELECT d.* FROM found d ORDER BY d.is_here DESC, ${rank} DESC, d.rating_sum DESC, d.id DESC LIMIT 3) AS best) AS deals,
      ${termCounts(terms, parameters)} AS "termCounts",
      ${businesses(words, parameters)} AS businesses,
      ${citiesOf(cities, parameters)} AS cities,
      ${areasOf(last, parameters)} AS areas`;
  return { sql, values: parameters.values };
}

const termCounts = (terms: readonly TermChoice[], parameters: SqlParameters): string =>
  `(SELECT coalesce(json_agg(${counted('asked.query')} ORDER BY asked.n), '[]')
    FROM unnest(${parameters.add(terms.map(({ query }) => query))}::text[]) WITH ORDINALITY AS asked(query, n))`;

function businesses(words: readonly MatchedWord[], parameters: SqlParameters): string {
  const inName = words.map(({ exact, near }) => `(${queryOf([...exact, ...near], 'B')})`).join('&');
  return `(SELECT coalesce(json_agg(json_build_object('labelEn', v.business_name, 'labelNe', coalesce(v.name_ne, v.business_name),
      'path', '/brands/' || v.slug, 'count', ${counted("('''vendor:' || v.id || '''')")}) ORDER BY matching.deals DESC, v.id), '[]')
    FROM (SELECT named.vendor_id, count(*) AS deals FROM (
        SELECT d.vendor_id FROM listed_deals d WHERE d.search @@ ${parameters.add(inName)}::tsquery LIMIT ${CANDIDATES}) AS named
      GROUP BY named.vendor_id ORDER BY 2 DESC, 1 LIMIT 2) AS matching
    JOIN vendor_cards v ON v.id = matching.vendor_id)`;
}

const citiesOf = (slugs: readonly string[], parameters: SqlParameters): string =>
  `(SELECT coalesce(json_agg(json_build_object('labelEn', l.name, 'labelNe', l.name_ne, 'path', '/deals?location=' || l.slug,
      'count', ${counted("('''location:' || l.id || '''')")}) ORDER BY l.position), '[]')
    FROM city_names l WHERE l.slug = ANY(${parameters.add([...slugs])}::text[]))`;

/** The name of a branch is its neighborhood if its address contains the name. */
const areasOf = (last: string, parameters: SqlParameters): string =>
  `(SELECT coalesce(json_agg(json_build_object('name', areas.name, 'count', areas.deals)), '[]') FROM (
      SELECT b.name, least(count(DISTINCT d.id), ${COUNTED_UP_TO})::int AS deals FROM found d
      JOIN branch_places b ON b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids))
      WHERE starts_with(lower(b.name), ${parameters.add(last)}) AND strpos(lower(b.address), lower(b.name)) > 0
      GROUP BY b.name ORDER BY 2 DESC, 1 LIMIT 2) AS areas)`;

function rankOf(word: MatchedWord, parameters: SqlParameters): string {
  const cases = levelsOf(word).map(
    ({ score, query }) => `WHEN d.search @@ ${parameters.add(query)}::tsquery THEN ${score}`,
  );
  return `CASE ${cases.join(' ')} ELSE 0 END`;
}
