import { api } from "shared-ui/store";
import type {
  SitemapBrandView,
  SitemapDealView,
  SitemapView,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  SitemapBrandView,
  SitemapDealView,
  SitemapListView,
  SitemapPartView,
  SitemapView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitemapOverview: build.query<
      SitemapOverviewApiResponse,
      SitemapOverviewApiArg
    >({
      query: () => ({ url: `/api/sitemap` }),
    }),
    sitemapBrands: build.query<SitemapBrandsApiResponse, SitemapBrandsApiArg>({
      query: (queryArg) => ({ url: `/api/sitemap/brands/${queryArg.id}` }),
    }),
    sitemapDeals: build.query<SitemapDealsApiResponse, SitemapDealsApiArg>({
      query: (queryArg) => ({ url: `/api/sitemap/deals/${queryArg.id}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sitemapApi };
export type SitemapOverviewApiResponse = /** status 200  */ SitemapView;
export type SitemapOverviewApiArg = void;
export type SitemapBrandsApiResponse = /** status 200  */ SitemapBrandView[];
export type SitemapBrandsApiArg = {
  id: number;
};
export type SitemapDealsApiResponse = /** status 200  */ SitemapDealView[];
export type SitemapDealsApiArg = {
  id: number;
};
export const {
  useSitemapOverviewQuery,
  useSitemapBrandsQuery,
  useSitemapDealsQuery,
} = injectedRtkApi;
