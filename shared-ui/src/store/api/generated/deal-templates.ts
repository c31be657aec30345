import { api } from "shared-ui/store";
import type {
  DealTemplateView,
} from "./types";
export type {
  DealDraftContentDto,
  DealTemplateView,
  DraftPhotoDto,
  DraftPriceForDto,
  DraftVenueDto,
  ProblemFieldView,
  ProblemView,
  TemplateSeasonView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    dealTemplatesList: build.query<
      DealTemplatesListApiResponse,
      DealTemplatesListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deal-templates`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as dealTemplatesApi };
export type DealTemplatesListApiResponse =
  /** status 200  */ DealTemplateView[];
export type DealTemplatesListApiArg = {
  /** Slug of a category. Default: the category of the business. */
  category?: string;
};
export const { useDealTemplatesListQuery } = injectedRtkApi;
