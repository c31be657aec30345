import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminCategoriesList: build.query<
        AdminCategoriesListApiResponse,
        AdminCategoriesListApiArg
      >({
        query: () => ({ url: `/api/admin/categories` }),
        providesTags: ["admin-catalogue"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
      }),
      adminCitiesList: build.query<
        AdminCitiesListApiResponse,
        AdminCitiesListApiArg
      >({
        query: () => ({ url: `/api/admin/cities` }),
        providesTags: ["admin-catalogue"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
      }),
      adminFaqsList: build.query<AdminFaqsListApiResponse, AdminFaqsListApiArg>(
        {
          query: () => ({ url: `/api/admin/faqs` }),
          providesTags: ["admin-catalogue"],
        },
      ),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
      }),
      adminSearchRebuildsList: build.query<
        AdminSearchRebuildsListApiResponse,
        AdminSearchRebuildsListApiArg
      >({
        query: () => ({ url: `/api/admin/search-rebuilds` }),
        providesTags: ["admin-catalogue"],
      }),
      adminSeasonsList: build.query<
        AdminSeasonsListApiResponse,
        AdminSeasonsListApiArg
      >({
        query: () => ({ url: `/api/admin/seasons` }),
        providesTags: ["admin-catalogue"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-catalogue","catalog","deals","support"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminCatalogueApi };
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
export type AdminSearchRebuildsListApiResponse =
  /** status 200  */ SearchRebuildView[];
export type AdminSearchRebuildsListApiArg = void;
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
export type AdminCategoryView = {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  slug: string;
  name: string;
  nameNe: string;
  icon:
    | "bed-double"
    | "beer"
    | "bus"
    | "clapperboard"
    | "coffee"
    | "concierge-bell"
    | "dumbbell"
    | "graduation-cap"
    | "heart-pulse"
    | "landmark"
    | "mountain"
    | "shopping-bag"
    | "soup"
    | "sparkles"
    | "ticket"
    | "utensils";
  parentId: number | null;
  /** Deals of its own in any state, without those of the categories below it. */
  dealCount: number;
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export type NewCategoryDto = {
  /** Its address; stays as it is. */
  slug: string;
  name: string;
  nameNe: string;
  icon:
    | "bed-double"
    | "beer"
    | "bus"
    | "clapperboard"
    | "coffee"
    | "concierge-bell"
    | "dumbbell"
    | "graduation-cap"
    | "heart-pulse"
    | "landmark"
    | "mountain"
    | "shopping-bag"
    | "soup"
    | "sparkles"
    | "ticket"
    | "utensils";
  /** The one it stands below; null stands at the top. */
  parentId: number | null;
  /** Small ones first. */
  position: number;
  isActive: boolean;
};
export type ChangeCategoryDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
  name: string;
  nameNe: string;
  icon:
    | "bed-double"
    | "beer"
    | "bus"
    | "clapperboard"
    | "coffee"
    | "concierge-bell"
    | "dumbbell"
    | "graduation-cap"
    | "heart-pulse"
    | "landmark"
    | "mountain"
    | "shopping-bag"
    | "soup"
    | "sparkles"
    | "ticket"
    | "utensils";
  /** The one it stands below; null stands at the top. */
  parentId: number | null;
  /** Small ones first. */
  position: number;
  isActive: boolean;
};
export type MergeCategoryDto = {
  /** The category that takes the deals. */
  into: number;
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export type AdminCityView = {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  /** Deals in any state. */
  dealCount: number;
};
export type NewCityDto = {
  /** Its address; stays as it is. */
  slug: string;
  name: string;
  nameNe: string;
  /** The path that an upload answered; null shows none. */
  image: string | null;
  latitude: number;
  longitude: number;
  /** Small ones first. */
  position: number;
  isActive: boolean;
};
export type ChangeCityDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
  name: string;
  nameNe: string;
  /** The path that an upload answered; null shows none. */
  image: string | null;
  latitude: number;
  longitude: number;
  /** Small ones first. */
  position: number;
  isActive: boolean;
};
export type AdminFaqView = {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
};
export type NewFaqDto = {
  /** Where it is shown. */
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
  /** Small ones first. */
  position: number;
  isActive: boolean;
};
export type ChangeFaqDto = {
  /** Where it is shown. */
  place: "contact" | "help";
  category: "account" | "deals" | "payment" | "technical";
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
  /** Small ones first. */
  position: number;
  isActive: boolean;
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export type SearchRebuildView = {
  /** `all` renews every deal after an update of the software. */
  kind: "all" | "category" | "location" | "vendor";
  id: number;
  /** The category, city or business; null for `all`. */
  subjectId: number | null;
  name: string | null;
  nameNe: string | null;
  /** Deals that have the new name. */
  done: number;
  total: number;
  startedAt: string;
  /** Null while it runs. */
  finishedAt: string | null;
};
export type AdminSeasonView = {
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  id: number;
  /** Changes with every change. */
  version: number;
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  isActive: boolean;
  /** Today is one of its days. */
  isRunning: boolean;
};
export type NewSeasonDto = {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  /** What it is marked with. */
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  isActive: boolean;
};
export type ChangeSeasonDto = {
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  /** What it is marked with. */
  color: ("blue" | "brand" | "green" | "marigold" | "rose") | null;
  isActive: boolean;
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export type DeleteSeasonDto = {
  /** The version that was looked at; a stale one is refused with 409. */
  version: number;
};
export const {
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
  useAdminSearchRebuildsListQuery,
  useAdminSeasonsListQuery,
  useAdminSeasonsCreateMutation,
  useAdminSeasonsChangeMutation,
  useAdminSeasonsRemoveMutation,
} = injectedRtkApi;
