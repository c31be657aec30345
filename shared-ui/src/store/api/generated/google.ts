import { api } from "shared-ui/store";
export type {
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    googleCallback: build.query<
      GoogleCallbackApiResponse,
      GoogleCallbackApiArg
    >({
      query: () => ({ url: `/api/auth/google/callback` }),
    }),
    googleStart: build.query<GoogleStartApiResponse, GoogleStartApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/google/start`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as googleApi };
export type GoogleCallbackApiResponse = unknown;
export type GoogleCallbackApiArg = void;
export type GoogleStartApiResponse = unknown;
export type GoogleStartApiArg = {
  /** A path of this site to come back to */
  returnTo?: string;
};
export const { useGoogleCallbackQuery, useGoogleStartQuery } = injectedRtkApi;
