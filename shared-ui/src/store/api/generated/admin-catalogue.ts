import { api } from "shared-ui/store";
import type {
  AdminAreaView,
  AdminCategoryView,
  AdminCityView,
  AdminFaqView,
  AdminSeasonView,
  ChangeAreaDto,
  ChangeCategoryDto,
  ChangeCityDto,
  ChangeFaqDto,
  ChangeSearchTermDto,
  ChangeSeasonDto,
  DeleteSeasonDto,
  MergeCategoryDto,
  NewAreaDto,
  NewCategoryDto,
  NewCityDto,
  NewFaqDto,
  NewSeasonDto,
  SearchMissView,
  SearchRebuildView,
  SearchTermDto,
  SearchTermView,
} from "./types";
export type {
  AdminAreaView,
  AdminCategoryView,
  AdminCityView,
  AdminFaqView,
  AdminSeasonView,
  ChangeAreaDto,
  ChangeCategoryDto,
  ChangeCityDto,
  ChangeFaqDto,
  ChangeSearchTermDto,
  ChangeSeasonDto,
  DeleteSeasonDto,
  MergeCategoryDto,
  NewAreaDto,
  NewCategoryDto,
  NewCityDto,
  NewFaqDto,
  NewSeasonDto,
  ProblemFieldView,
  ProblemView,
  SearchMissView,
  SearchRebuildView,
  SearchTermDto,
  SearchTermView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminAreasList: build.query<
      AdminAreasListApiResponse,
      AdminAreasListApiArg
    >({
      query: () => ({ url: `/api/admin/areas` }),
    }),
    adminAreasCreate: build.mutation<
      AdminAreasCreateApiResponse,
      AdminAreasCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/areas`,
        method: "POST",
        body: queryArg.newAreaDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminAreasChange: build.mutation<
      AdminAreasChangeApiResponse,
      AdminAreasChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/areas/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeAreaDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminCategoriesList: build.query<
      AdminCategoriesListApiResponse,
      AdminCategoriesListApiArg
    >({
      query: () => ({ url: `/api/admin/categories` }),
    }),
    adminCategoriesCreate: build.mutation<
      AdminCategoriesCreateApiResponse,
      AdminCategoriesCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/categories`,
        method: "POST",
        body: queryArg.newCategoryDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminCategoriesChange: build.mutation<
      AdminCategoriesChangeApiResponse,
      AdminCategoriesChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/categories/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeCategoryDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminCategoriesMerge: build.mutation<
      AdminCategoriesMergeApiResponse,
      AdminCategoriesMergeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/categories/${queryArg.id}/merge`,
        method: "POST",
        body: queryArg.mergeCategoryDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminCitiesList: build.query<
      AdminCitiesListApiResponse,
      AdminCitiesListApiArg
    >({
      query: () => ({ url: `/api/admin/cities` }),
    }),
    adminCitiesCreate: build.mutation<
      AdminCitiesCreateApiResponse,
      AdminCitiesCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/cities`,
        method: "POST",
        body: queryArg.newCityDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminCitiesChange: build.mutation<
      AdminCitiesChangeApiResponse,
      AdminCitiesChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/cities/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeCityDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminFaqsList: build.query<AdminFaqsListApiResponse, AdminFaqsListApiArg>({
      query: () => ({ url: `/api/admin/faqs` }),
    }),
    adminFaqsCreate: build.mutation<
      AdminFaqsCreateApiResponse,
      AdminFaqsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/faqs`,
        method: "POST",
        body: queryArg.newFaqDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminFaqsChange: build.mutation<
      AdminFaqsChangeApiResponse,
      AdminFaqsChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/faqs/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeFaqDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSearchMissesList: build.query<
      AdminSearchMissesListApiResponse,
      AdminSearchMissesListApiArg
    >({
      query: () => ({ url: `/api/admin/search-misses` }),
    }),
    adminSearchMissesTable: build.query<
      AdminSearchMissesTableApiResponse,
      AdminSearchMissesTableApiArg
    >({
      query: () => ({ url: `/api/admin/search-misses.csv` }),
    }),
    adminSearchRebuildsList: build.query<
      AdminSearchRebuildsListApiResponse,
      AdminSearchRebuildsListApiArg
    >({
      query: () => ({ url: `/api/admin/search-rebuilds` }),
    }),
    adminSearchTermsList: build.query<
      AdminSearchTermsListApiResponse,
      AdminSearchTermsListApiArg
    >({
      query: () => ({ url: `/api/admin/search-terms` }),
    }),
    adminSearchTermsCreate: build.mutation<
      AdminSearchTermsCreateApiResponse,
      AdminSearchTermsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/search-terms`,
        method: "POST",
        body: queryArg.searchTermDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSearchTermsChange: build.mutation<
      AdminSearchTermsChangeApiResponse,
      AdminSearchTermsChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/search-terms/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeSearchTermDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSearchTermsRemove: build.mutation<
      AdminSearchTermsRemoveApiResponse,
      AdminSearchTermsRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/search-terms/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSeasonsList: build.query<
      AdminSeasonsListApiResponse,
      AdminSeasonsListApiArg
    >({
      query: () => ({ url: `/api/admin/seasons` }),
    }),
    adminSeasonsCreate: build.mutation<
      AdminSeasonsCreateApiResponse,
      AdminSeasonsCreateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/seasons`,
        method: "POST",
        body: queryArg.newSeasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSeasonsChange: build.mutation<
      AdminSeasonsChangeApiResponse,
      AdminSeasonsChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/seasons/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeSeasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminSeasonsRemove: build.mutation<
      AdminSeasonsRemoveApiResponse,
      AdminSeasonsRemoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/seasons/${queryArg.id}`,
        method: "DELETE",
        body: queryArg.deleteSeasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminCatalogueApi };
export type AdminAreasListApiResponse = /** status 200  */ AdminAreaView[];
export type AdminAreasListApiArg = void;
export type AdminAreasCreateApiResponse = /** status 201  */ AdminAreaView;
export type AdminAreasCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  newAreaDto: NewAreaDto;
};
export type AdminAreasChangeApiResponse = /** status 200  */ AdminAreaView;
export type AdminAreasChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeAreaDto: ChangeAreaDto;
};
export type AdminCategoriesListApiResponse =
  /** status 200  */ AdminCategoryView[];
export type AdminCategoriesListApiArg = void;
export type AdminCategoriesCreateApiResponse =
  /** status 201  */ AdminCategoryView;
export type AdminCategoriesCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  newCategoryDto: NewCategoryDto;
};
export type AdminCategoriesChangeApiResponse =
  /** status 200  */ AdminCategoryView;
export type AdminCategoriesChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeCategoryDto: ChangeCategoryDto;
};
export type AdminCategoriesMergeApiResponse =
  /** status 200  */ AdminCategoryView;
export type AdminCategoriesMergeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  mergeCategoryDto: MergeCategoryDto;
};
export type AdminCitiesListApiResponse = /** status 200  */ AdminCityView[];
export type AdminCitiesListApiArg = void;
export type AdminCitiesCreateApiResponse = /** status 201  */ AdminCityView;
export type AdminCitiesCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  newCityDto: NewCityDto;
};
export type AdminCitiesChangeApiResponse = /** status 200  */ AdminCityView;
export type AdminCitiesChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeCityDto: ChangeCityDto;
};
export type AdminFaqsListApiResponse = /** status 200  */ AdminFaqView[];
export type AdminFaqsListApiArg = void;
export type AdminFaqsCreateApiResponse = /** status 201  */ AdminFaqView;
export type AdminFaqsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  newFaqDto: NewFaqDto;
};
export type AdminFaqsChangeApiResponse = /** status 200  */ AdminFaqView;
export type AdminFaqsChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeFaqDto: ChangeFaqDto;
};
export type AdminSearchMissesListApiResponse =
  /** status 200  */ SearchMissView[];
export type AdminSearchMissesListApiArg = void;
export type AdminSearchMissesTableApiResponse =
  /** status 200 A table */ string;
export type AdminSearchMissesTableApiArg = void;
export type AdminSearchRebuildsListApiResponse =
  /** status 200  */ SearchRebuildView[];
export type AdminSearchRebuildsListApiArg = void;
export type AdminSearchTermsListApiResponse =
  /** status 200  */ SearchTermView[];
export type AdminSearchTermsListApiArg = void;
export type AdminSearchTermsCreateApiResponse =
  /** status 201  */ SearchTermView;
export type AdminSearchTermsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  searchTermDto: SearchTermDto;
};
export type AdminSearchTermsChangeApiResponse =
  /** status 200  */ SearchTermView;
export type AdminSearchTermsChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeSearchTermDto: ChangeSearchTermDto;
};
export type AdminSearchTermsRemoveApiResponse = unknown;
export type AdminSearchTermsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminSeasonsListApiResponse = /** status 200  */ AdminSeasonView[];
export type AdminSeasonsListApiArg = void;
export type AdminSeasonsCreateApiResponse = /** status 201  */ AdminSeasonView;
export type AdminSeasonsCreateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  newSeasonDto: NewSeasonDto;
};
export type AdminSeasonsChangeApiResponse = /** status 200  */ AdminSeasonView;
export type AdminSeasonsChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeSeasonDto: ChangeSeasonDto;
};
export type AdminSeasonsRemoveApiResponse = unknown;
export type AdminSeasonsRemoveApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  deleteSeasonDto: DeleteSeasonDto;
};
export const {
  useAdminAreasListQuery,
  useAdminAreasCreateMutation,
  useAdminAreasChangeMutation,
  useAdminCategoriesListQuery,
  useAdminCategoriesCreateMutation,
  useAdminCategoriesChangeMutation,
  useAdminCategoriesMergeMutation,
  useAdminCitiesListQuery,
  useAdminCitiesCreateMutation,
  useAdminCitiesChangeMutation,
  useAdminFaqsListQuery,
  useAdminFaqsCreateMutation,
  useAdminFaqsChangeMutation,
  useAdminSearchMissesListQuery,
  useAdminSearchMissesTableQuery,
  useAdminSearchRebuildsListQuery,
  useAdminSearchTermsListQuery,
  useAdminSearchTermsCreateMutation,
  useAdminSearchTermsChangeMutation,
  useAdminSearchTermsRemoveMutation,
  useAdminSeasonsListQuery,
  useAdminSeasonsCreateMutation,
  useAdminSeasonsChangeMutation,
  useAdminSeasonsRemoveMutation,
} = injectedRtkApi;
