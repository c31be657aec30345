import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      catalogLocations: build.query<
        CatalogLocationsApiResponse,
        CatalogLocationsApiArg
      >({
        query: () => ({ url: `/api/locations` }),
        providesTags: ["Catalog"],
      }),
      catalogCategories: build.query<
        CatalogCategoriesApiResponse,
        CatalogCategoriesApiArg
      >({
        query: () => ({ url: `/api/categories` }),
        providesTags: ["Catalog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as catalogApi };
export type CatalogLocationsApiResponse = /** status 200  */ NamedView[];
export type CatalogLocationsApiArg = void;
export type CatalogCategoriesApiResponse = /** status 200  */ NamedView[];
export type CatalogCategoriesApiArg = void;
export type NamedView = {
  id: number;
  slug: string;
  name: string;
  nameNe?: string;
};
export const { useCatalogLocationsQuery, useCatalogCategoriesQuery } =
  injectedRtkApi;
