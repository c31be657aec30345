import { api } from "shared-ui/store";
import type {
  EmbedView,
} from "./types";
export type {
  EmbedView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    embedsRead: build.query<EmbedsReadApiResponse, EmbedsReadApiArg>({
      query: (queryArg) => ({
        url: `/api/oembed`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as embedsApi };
export type EmbedsReadApiResponse = /** status 200  */ EmbedView;
export type EmbedsReadApiArg = {
  /** Address of a page of a deal, in one of both languages. */
  url: string;
  /** Greatest width in pixels. */
  maxwidth?: number;
  /** Greatest height in pixels. */
  maxheight?: number;
  /** There is JSON only. */
  format?: "json";
};
export const { useEmbedsReadQuery } = injectedRtkApi;
