import { MAX_INT } from '../../../common/validation/rules.js';

/** Name of the gate that bounds the requests for places of one deal (rule L7). */
export const DEAL_GATE = 'deal';

/** Describes the response of a request that is sent away, and of one above its allowance. */
export const DEAL_IS_BUSY =
  '`deal.busy`: more customers want this deal than can be served at once. `waiting` is the number of customers before this one. A repetition after the seconds of Retry-After keeps the position. `request.too-many`: too many calls';

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_INT;

/** The deal of a request for one place, or null without a valid id. */
export function oneDealOf(body: unknown): { id: number; places: number } | null {
  const id = (body as { dealId?: unknown } | null | undefined)?.dealId;
  return isId(id) ? { id, places: 1 } : null;
}
