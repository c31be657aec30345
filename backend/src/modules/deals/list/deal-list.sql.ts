import { InvalidRequest } from '../../../common/errors/common.errors.js';
import { decodeCursor } from '../../../common/paging/cursor.js';
import { COUNTED_UP_TO, DEFAULT_PAGE } from '../../../common/paging/page-query.js';
import { SqlParameters } from '../../../common/sql/sql-parameters.js';
import { levelsOf, type MatchedWord } from '../search/matched-word.js';
import type { SearchStage } from '../search/search-stages.js';
import type { DealListQuery } from './deal-query.dto.js';
import { nextChange } from './deal-columns.sql.js';
import { dealsOf, dealSource, nearMetres } from './deal-filters.sql.js';
import { type PlaceRanks, placeRanks } from './deal-place-filter.sql.js';

export interface Statement {
  sql: string;
  values: unknown[];
}

interface Sort {
  key: string;
  type: 'number' | 'integer' | 'time';
  cast: string;
  direction: 'ASC' | 'DESC';
}

const SORTS: Record<'newest' | 'ending' | 'saving' | 'rating' | 'popular' | 'honour' | 'relevance', Sort> = {
  newest: { key: 'd.created_at', type: 'time', cast: 'timestamptz', direction: 'DESC' },
  ending: { key: 'd.end_date', type: 'time', cast: 'timestamptz', direction: 'ASC' },
  saving: { key: 'd.saving', type: 'integer', cast: 'integer', direction: 'DESC' },
  rating: { key: 'd.average_rating', type: 'number', cast: 'numeric', direction: 'DESC' },
  popular: { key: 'd.recent_uses', type: 'integer', cast: 'integer', direction: 'DESC' },
  honour: { key: 'd.honour_rank', type: 'integer', cast: 'integer', direction: 'DESC' },
  relevance: { key: 'd.rank', type: 'integer', cast: 'integer', direction: 'DESC' },
};

/** Maximum number of newest matches that a search ranks. They are counted too. */
const CANDIDATES = COUNTED_UP_TO + 1;

/** Higher than every rank of a search. */
const IN_PLACE = 500_000_000;

/**
 * Returns the ids of a page, the count, the cursor of the next page and the end of its validity, in one statement. The columns of the
 * cards are read by `dealCardsStatement`: a statement with both takes PostgreSQL longer to plan than to run.
 * @param isRecentFirst true if a search looks in recent deals first; false to look in all deals at once
 */
export function dealListStatement(
  query: DealListQuery,
  stage: SearchStage,
  isRecentFirst = false,
): Statement {
  if (query.sort === 'near' && !query.near) {
    throw new InvalidRequest({
      errors: [{ field: 'near', message: 'Say where you are to sort by distance.' }],
    });
  }
  const parameters = new SqlParameters();
  const ranks = query.sort === 'near' ? null : placeRanks(query, parameters);
  const source = sourceOf(query, stage, parameters);
  const isRanked = stage.words !== null && stage.words.length > 0 && query.sort === undefined;
  const parts = { source, ranks, parameters, isRecentFirst };
  const { page, key, ctes, counted } = isRanked ? rankedPage(query, stage, parts) : sortedPage(query, parts);
  const limit = query.limit ?? DEFAULT_PAGE;
  const sql = `WITH ${[...source.ctes, ...ctes].map((cte) => `${cte}, `).join('')}
    page AS MATERIALIZED (SELECT rows.*, row_number() OVER () AS n FROM (${page}) AS rows)
    SELECT (SELECT coalesce(array_agg(id ORDER BY n), '{}') FROM page WHERE n <= ${limit}) AS ids, (SELECT count(*)::int FROM ${counted}) AS counted,
      (SELECT ${key} FROM page WHERE n = ${limit} AND EXISTS (SELECT 1 FROM page WHERE n > ${limit})) AS next, ${nextChange(query)} AS "validUntil"`;
  return { sql, values: parameters.values };
}

interface Source {
  ctes: string[];
  from: string;
  where: string;
}

interface PageParts {
  source: Source;
  ranks: PlaceRanks | null;
  parameters: SqlParameters;
  isRecentFirst: boolean;
}

function sourceOf(query: DealListQuery, stage: SearchStage, parameters: SqlParameters): Source {
  const { conditions, ...source } = dealSource(query, stage, parameters);
  return { ...source, where: [...conditions.values()].join(' AND ') || 'true' };
}

/** The value of a sort column in a cursor. */
const keyTextOf = ({ type }: Sort): string =>
  type === 'time' ? `to_char(sorted AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : 'sorted';

interface Page {
  /** Rows of the page and one more, in order. */
  page: string;
  /** Cursor after a row of the page. */
  key: string;
  ctes: string[];
  /** Matching rows, at most one more than are counted. */
  counted: string;
}

const matchingRows = ({ from, where }: Source): string =>
  `(SELECT 1 FROM ${from} WHERE ${where} LIMIT ${COUNTED_UP_TO + 1}) AS matching`;

/** Newest matches of a search, best first. Matches in the place precede all others. */
function rankedPage(query: DealListQuery, stage: SearchStage, parts: PageParts): Page {
  const sort = SORTS.relevance;
  const { parameters } = parts;
  const found = `found AS MATERIALIZED (SELECT d.id, ${rankOf(stage, parameters)} + d.place AS rank FROM candidates AS d)`;
  const after = query.cursor
    ? keysetCondition(decodeCursor(query.cursor, [sort.type, 'integer']), sort, parameters)
    : 'true';
  const page = `SELECT d.id, d.rank FROM found AS d WHERE ${after} ORDER BY d.rank DESC, d.id DESC LIMIT ${(query.limit ?? DEFAULT_PAGE) + 1}`;
  return { page, key: 'json_build_array(rank, id)', ctes: [...candidates(parts), found], counted: 'found' };
}

/** The newest matches of a search as CTEs. If there are enough among recent deals, which are newer than all others, older ones are not read. */
function candidates({ source, ranks, isRecentFirst }: PageParts): string[] {
  const closer = ranks?.conditions.slice(0, -1) ?? [];
  const bonus = closer.map((condition, at) => `WHEN ${condition} THEN ${(closer.length - at) * IN_PLACE}`);
  const place = bonus.length > 0 ? `CASE ${bonus.join(' ')} ELSE 0 END` : '0';
  const newest = (condition: string): string =>
    `SELECT d.id, d.search, d.rating_sum, ${place} AS place FROM ${source.from} WHERE ${source.where}${condition}
        ORDER BY place DESC, d.created_at DESC, d.id DESC LIMIT ${CANDIDATES}`;
  if (!isRecentFirst || bonus.length > 0) return [`candidates AS (${newest('')})`];
  const areEnough = `(SELECT count(*) FROM recent) = ${CANDIDATES}`;
  return [
    `recent AS MATERIALIZED (${newest(' AND d.is_recent')})`,
    `candidates AS MATERIALIZED (SELECT * FROM recent WHERE ${areEnough}
      UNION ALL SELECT * FROM (${newest('')}) AS found_in_all WHERE NOT ${areEnough})`,
  ];
}

/** Page ordered by a column. With a place, each of its ranks is a separate query, which uses an index. */
function sortedPage(query: DealListQuery, parts: PageParts): Page {
  if (parts.ranks) return pageByPlace(query, parts.ranks, parts);
  if (query.sort === 'near') return nearestPage(query, parts);
  const { source, parameters } = parts;
  const sort = sortOf(query, parameters);
  const limit = (query.limit ?? DEFAULT_PAGE) + 1;
  const key = `json_build_array(${keyTextOf(sort)}, id)`;
  const rows = (after: string, most: number): string =>
    `SELECT d.id, ${sort.key} AS sorted FROM ${source.from} WHERE ${source.where} AND ${after} ORDER BY ${orderOf(sort, sort.key, 'd.id')} LIMIT ${most}`;
  if (query.cursor || (query.sort ?? 'newest') !== 'newest') {
    const cursor = query.cursor && decodeCursor(query.cursor, [sort.type, 'integer']);
    const after = cursor ? keysetCondition(cursor, sort, parameters) : 'true';
    return { page: rows(after, limit), key, ctes: [], counted: matchingRows(source) };
  }
  // One scan for the first page and the count. With another order, the index of the count does not serve the page.
  const matching = `matching AS MATERIALIZED (${rows('true', COUNTED_UP_TO + 1)})`;
  return { page: `SELECT * FROM matching LIMIT ${limit}`, key, ctes: [matching], counted: 'matching' };
}

/**
 * Page by distance. The greatest distance of any deals that fill a page is an upper bound, so no deal is read of a business whose
 * nearest place is farther. A venue can be nearer than all branches of its business.
 */
function nearestPage(query: DealListQuery, { source, parameters }: PageParts): Page {
  const sort = sortOf(query, parameters);
  const limit = (query.limit ?? DEFAULT_PAGE) + 1;
  const after = query.cursor
    ? keysetCondition(decodeCursor(query.cursor, [sort.type, 'integer']), sort, parameters)
    : 'true';
  const filling = `SELECT ${sort.key} AS metres FROM ${dealsOf('(SELECT * FROM near_places ORDER BY metres)')} WHERE ${source.where} AND ${after} LIMIT ${limit}`;
  const ctes = [
    `bound AS MATERIALIZED (SELECT max(metres) AS metres FROM (${filling}) AS filling HAVING count(*) = ${limit})`,
    `nearest AS MATERIALIZED (SELECT * FROM near_places WHERE has_venue OR NOT EXISTS (SELECT 1 FROM bound) OR metres <= (SELECT metres FROM bound))`,
  ];
  const page = `SELECT d.id, ${sort.key} AS sorted FROM ${dealsOf('nearest')} WHERE ${source.where} AND ${after} ORDER BY ${orderOf(sort, sort.key, 'd.id')} LIMIT ${limit}`;
  return { page, key: `json_build_array(${keyTextOf(sort)}, id)`, ctes, counted: matchingRows(source) };
}

function pageByPlace(
  query: DealListQuery,
  { conditions }: PlaceRanks,
  { source, parameters }: PageParts,
): Page {
  const sort = sortOf(query, parameters);
  const limit = (query.limit ?? DEFAULT_PAGE) + 1;
  const [last, ...cursor] = query.cursor
    ? decodeCursor(query.cursor, ['integer', sort.type, 'integer'])
    : [-1];
  const parts = conditions.flatMap((condition, rank) => {
    if (rank < Math.min(Number(last), conditions.length - 1)) return [];
    const after = rank === last ? keysetCondition(cursor, sort, parameters) : 'true';
    return [
      `(SELECT d.id, ${sort.key} AS sorted, ${rank} AS rank FROM ${source.from}
       WHERE ${source.where} AND ${condition} AND ${after} ORDER BY ${orderOf(sort, sort.key, 'd.id')} LIMIT ${limit})`,
    ];
  });
  const page = `SELECT * FROM (${parts.join(' UNION ALL ')}) AS parts ORDER BY rank, ${orderOf(sort, 'sorted', 'id')} LIMIT ${limit}`;
  const key = `json_build_array(rank, ${keyTextOf(sort)}, id)`;
  return { page, key, ctes: [], counted: matchingRows(source) };
}

const orderOf = ({ direction }: Sort, key: string, id: string): string =>
  `${key} ${direction}, ${id} ${direction}`;

const sortOf = (query: DealListQuery, parameters: SqlParameters): Sort =>
  query.sort === 'near'
    ? { key: nearMetres(query, parameters), type: 'integer', cast: 'integer', direction: 'ASC' }
    : SORTS[query.sort ?? 'newest'];

/** Rank of a deal for the words of a search. If one word is enough, rare words rank higher. Ties are resolved by rating. */
function rankOf({ words, isAny }: SearchStage, parameters: SqlParameters): string {
  const scores = (words ?? []).map((word) => {
    const cases = levelsOf(word).map(
      ({ score, query }) =>
        `WHEN d.search @@ ${parameters.add(query)}::tsquery THEN ${score * (isAny ? rarityOf(word) : 1)}`,
    );
    return `CASE ${cases.join(' ')} ELSE 0 END`;
  });
  return `(${scores.join(' + ')}) * 1000 + least(d.rating_sum, 999)`;
}

const rarityOf = ({ found }: MatchedWord): number =>
  Math.max(1, Math.round(10 * Math.log(500 / (found + 1))));

function keysetCondition(
  values: readonly (string | number)[],
  sort: Sort,
  parameters: SqlParameters,
): string {
  const [key, id] = values;
  const after = sort.direction === 'ASC' ? '>' : '<';
  return `(${sort.key}, d.id) ${after} (${parameters.add(key)}::${sort.cast}, ${parameters.add(id)}::integer)`;
}
