import { api } from "shared-ui/store";
export type {
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    socialPicturesPicture: build.query<
      SocialPicturesPictureApiResponse,
      SocialPicturesPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/deals/${queryArg.id}/social/${queryArg.name}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as socialPicturesApi };
export type SocialPicturesPictureApiResponse =
  /** status 200 A picture of 1200 by 630 */ Blob;
export type SocialPicturesPictureApiArg = {
  id: number;
  name: string;
};
export const { useSocialPicturesPictureQuery } = injectedRtkApi;
