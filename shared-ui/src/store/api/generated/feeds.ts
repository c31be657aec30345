import { api } from "shared-ui/store";
export type {
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    feedsJson: build.query<FeedsJsonApiResponse, FeedsJsonApiArg>({
      query: (queryArg) => ({
        url: `/api/feeds/${queryArg.city}/${queryArg.category}.json`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    feedsRss: build.query<FeedsRssApiResponse, FeedsRssApiArg>({
      query: (queryArg) => ({
        url: `/api/feeds/${queryArg.city}/${queryArg.category}.rss`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as feedsApi };
export type FeedsJsonApiResponse = /** status 200 JSON Feed 1.1 */ string;
export type FeedsJsonApiArg = {
  /** City slug, or `all`. */
  city: string;
  /** Category slug, or `all`. A category includes its children. */
  category: string;
  /** Language of the texts. A deal without a Nepali text has its English one. */
  lang?: "en" | "ne";
};
export type FeedsRssApiResponse = /** status 200 RSS 2.0 */ string;
export type FeedsRssApiArg = {
  /** City slug, or `all`. */
  city: string;
  /** Category slug, or `all`. A category includes its children. */
  category: string;
  /** Language of the texts. A deal without a Nepali text has its English one. */
  lang?: "en" | "ne";
};
export const { useFeedsJsonQuery, useFeedsRssQuery } = injectedRtkApi;
