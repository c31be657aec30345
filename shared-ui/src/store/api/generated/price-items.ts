import { api } from "shared-ui/store";
import type {
  AllowedPriceView,
  CreatePriceItemDto,
  PriceItemView,
  RecordPriceDto,
} from "./types";
export type {
  AllowedPriceView,
  CreatePriceItemDto,
  PriceForDto,
  PriceForView,
  PriceItemView,
  ProblemFieldView,
  ProblemView,
  RecordPriceDto,
  RecordedPriceView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceItemsList: build.query<
      PriceItemsListApiResponse,
      PriceItemsListApiArg
    >({
      query: () => ({ url: `/api/vendors/me/price-items` }),
    }),
    priceItemsCreate: build.mutation<
      PriceItemsCreateApiResponse,
      PriceItemsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/price-items`,
        method: "POST",
        body: queryArg.createPriceItemDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    priceItemsReference: build.query<
      PriceItemsReferenceApiResponse,
      PriceItemsReferenceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/price-items/reference`,
        params: queryArg,
      }),
    }),
    priceItemsRecord: build.mutation<
      PriceItemsRecordApiResponse,
      PriceItemsRecordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/price-items/${queryArg.id}/prices`,
        method: "POST",
        body: queryArg.recordPriceDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as priceItemsApi };
export type PriceItemsListApiResponse = /** status 200  */ PriceItemView[];
export type PriceItemsListApiArg = void;
export type PriceItemsCreateApiResponse = /** status 201  */ PriceItemView;
export type PriceItemsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createPriceItemDto: CreatePriceItemDto;
};
export type PriceItemsReferenceApiResponse =
  /** status 200  */ AllowedPriceView;
export type PriceItemsReferenceApiArg = {
  /** Deal that is edited; none for a new one. */
  dealId?: number;
  title: string;
  count?: number;
  /** Item that the form names; an admin confirms it with the approval. */
  priceItemId?: number;
  startDate: string;
  unit?: "nights" | "people" | "pieces" | "visits";
};
export type PriceItemsRecordApiResponse = /** status 201  */ PriceItemView;
export type PriceItemsRecordApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  recordPriceDto: RecordPriceDto;
};
export const {
  usePriceItemsListQuery,
  usePriceItemsCreateMutation,
  usePriceItemsReferenceQuery,
  usePriceItemsRecordMutation,
} = injectedRtkApi;
