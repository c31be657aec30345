import {
  usePassPagesInfiniteQuery as usePassPages,
  type RedemptionsMineApiArg,
} from 'shared-ui/api/redemptions';

/** The segments of one's passes; those that were given back by either side are listed as expired. */
export type ListedState = 'issued' | 'redeemed' | 'expired';

export interface PassListQuery {
  state: ListedState;
  limit?: number;
}

const QUERIES: Readonly<Record<ListedState, Pick<RedemptionsMineApiArg, 'state' | 'sort'>>> = {
  issued: { state: ['issued'], sort: 'ending' },
  redeemed: { state: ['redeemed'] },
  expired: { state: ['expired', 'cancelled', 'voided'] },
};

/** One's own codes of a segment, page by page, with their count. */
export const usePassPagesInfiniteQuery = ({ state, limit }: PassListQuery) =>
  usePassPages({ ...QUERIES[state], limit });
