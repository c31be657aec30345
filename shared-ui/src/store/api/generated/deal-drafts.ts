import { api } from "shared-ui/store";
import type {
  CreateDealDraftDto,
  DealDraftView,
  ManagedDealView,
  SubmitDealDraftDto,
  UpdateDealDraftDto,
} from "./types";
export type {
  AskedDealChangeView,
  CreateDealDraftDto,
  DealAreaView,
  DealCategoryView,
  DealDraftContentDto,
  DealDraftView,
  DealLocationView,
  DealPhotoView,
  DealVendorView,
  DraftPhotoDto,
  DraftPriceForDto,
  DraftVenueDto,
  FeaturedSlotView,
  HonourView,
  ManagedDealView,
  OpeningView,
  PendingRevisionView,
  PriceForView,
  ProblemFieldView,
  ProblemView,
  RejectedRevisionView,
  SubmitDealDraftDto,
  UpdateDealDraftDto,
  VenueView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    dealDraftsList: build.query<
      DealDraftsListApiResponse,
      DealDraftsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-drafts`,
        params: queryArg,
      }),
    }),
    dealDraftsCreate: build.mutation<
      DealDraftsCreateApiResponse,
      DealDraftsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-drafts`,
        method: "POST",
        body: queryArg.createDealDraftDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dealDraftsOne: build.query<DealDraftsOneApiResponse, DealDraftsOneApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-drafts/${queryArg.id}`,
      }),
    }),
    dealDraftsWrite: build.mutation<
      DealDraftsWriteApiResponse,
      DealDraftsWriteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-drafts/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.updateDealDraftDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dealDraftsRemove: build.mutation<
      DealDraftsRemoveApiResponse,
      DealDraftsRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-drafts/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dealDraftsSubmit: build.mutation<
      DealDraftsSubmitApiResponse,
      DealDraftsSubmitApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/deal-drafts/${queryArg.id}/submit`,
        method: "POST",
        body: queryArg.submitDealDraftDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dealDraftsApi };
export type DealDraftsListApiResponse = /** status 200  */ DealDraftView[];
export type DealDraftsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  search?: string;
};
export type DealDraftsCreateApiResponse = /** status 201  */ DealDraftView;
export type DealDraftsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  createDealDraftDto: CreateDealDraftDto;
};
export type DealDraftsOneApiResponse = /** status 200  */ DealDraftView;
export type DealDraftsOneApiArg = {
  id: number;
};
export type DealDraftsWriteApiResponse = /** status 200  */ DealDraftView;
export type DealDraftsWriteApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateDealDraftDto: UpdateDealDraftDto;
};
export type DealDraftsRemoveApiResponse = unknown;
export type DealDraftsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type DealDraftsSubmitApiResponse = /** status 201  */ ManagedDealView;
export type DealDraftsSubmitApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  submitDealDraftDto: SubmitDealDraftDto;
};
export const {
  useDealDraftsListQuery,
  useDealDraftsCreateMutation,
  useDealDraftsOneQuery,
  useDealDraftsWriteMutation,
  useDealDraftsRemoveMutation,
  useDealDraftsSubmitMutation,
} = injectedRtkApi;
