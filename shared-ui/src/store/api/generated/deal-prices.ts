import { api } from "shared-ui/store";
import type {
  DealPriceView,
} from "./types";
export type {
  DealPriceView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    dealPricesList: build.query<
      DealPricesListApiResponse,
      DealPricesListApiArg
    >({
      query: (queryArg) => ({ url: `/api/deals/${queryArg.id}/prices` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dealPricesApi };
export type DealPricesListApiResponse = /** status 200  */ DealPriceView[];
export type DealPricesListApiArg = {
  id: number;
};
export const { useDealPricesListQuery } = injectedRtkApi;
