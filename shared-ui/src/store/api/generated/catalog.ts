import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      catalogCategories: build.query<
        CatalogCategoriesApiResponse,
        CatalogCategoriesApiArg
      >({
        query: () => ({ url: `/api/categories` }),
        providesTags: ["catalog"],
      }),
      catalogLocations: build.query<
        CatalogLocationsApiResponse,
        CatalogLocationsApiArg
      >({
        query: () => ({ url: `/api/locations` }),
        providesTags: ["catalog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as catalogApi };
export type CatalogCategoriesApiResponse = /** status 200  */ CategoryView[];
export type CatalogCategoriesApiArg = void;
export type CatalogLocationsApiResponse = /** status 200  */ LocationView[];
export type CatalogLocationsApiArg = void;
export type CategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  icon: string;
  parentId: number | null;
  /** Listed deals, those of child categories included. */
  dealCount: number;
  /** Addresses of categories that became part of this one (rule T3). */
  formerSlugs: string[];
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
export type LocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  dealCount: number;
};
export const { useCatalogCategoriesQuery, useCatalogLocationsQuery } =
  injectedRtkApi;
