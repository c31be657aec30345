import { api } from "shared-ui/store";
import type {
  GoLiveView,
} from "./types";
export type {
  GoLiveStepView,
  GoLiveView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    goLiveRead: build.query<GoLiveReadApiResponse, GoLiveReadApiArg>({
      query: () => ({ url: `/api/vendors/me/go-live` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as goLiveApi };
export type GoLiveReadApiResponse = /** status 200  */ GoLiveView;
export type GoLiveReadApiArg = void;
export const { useGoLiveReadQuery } = injectedRtkApi;
