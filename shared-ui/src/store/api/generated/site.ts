import { api } from "shared-ui/store";
import type {
  SiteView,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  SiteCaseTimesView,
  SiteTaxRatesView,
  SiteView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteRead: build.query<SiteReadApiResponse, SiteReadApiArg>({
      query: () => ({ url: `/api/site` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as siteApi };
export type SiteReadApiResponse = /** status 200  */ SiteView;
export type SiteReadApiArg = void;
export const { useSiteReadQuery } = injectedRtkApi;
