import { api } from "shared-ui/store";
import type {
  CategoryView,
  LocationView,
  PlaceView,
} from "./types";
export type {
  CategoryView,
  LocationView,
  PlaceAreaView,
  PlaceView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    catalogCategories: build.query<
      CatalogCategoriesApiResponse,
      CatalogCategoriesApiArg
    >({
      query: () => ({ url: `/api/categories` }),
    }),
    catalogLocations: build.query<
      CatalogLocationsApiResponse,
      CatalogLocationsApiArg
    >({
      query: () => ({ url: `/api/locations` }),
    }),
    catalogPlaces: build.query<CatalogPlacesApiResponse, CatalogPlacesApiArg>({
      query: () => ({ url: `/api/places` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as catalogApi };
export type CatalogCategoriesApiResponse = /** status 200  */ CategoryView[];
export type CatalogCategoriesApiArg = void;
export type CatalogLocationsApiResponse = /** status 200  */ LocationView[];
export type CatalogLocationsApiArg = void;
export type CatalogPlacesApiResponse = /** status 200  */ PlaceView[];
export type CatalogPlacesApiArg = void;
export const {
  useCatalogCategoriesQuery,
  useCatalogLocationsQuery,
  useCatalogPlacesQuery,
} = injectedRtkApi;
