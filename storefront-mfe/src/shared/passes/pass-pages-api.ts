import {
  usePassPagesInfiniteQuery as usePassPages,
  type RedemptionsMineApiArg,
} from 'shared-ui/api/redemptions';

/** Groups of the customer's passes; canceled and voided passes are listed as expired. */
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

/** Infinite query of the customer's passes in a group, with the total count. */
export const usePassPagesInfiniteQuery = ({ state, limit }: PassListQuery, options?: { skip?: boolean }) =>
  usePassPages({ ...QUERIES[state], limit }, options);
