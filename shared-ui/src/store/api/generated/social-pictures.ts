import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      socialPicturesPicture: build.query<
        SocialPicturesPictureApiResponse,
        SocialPicturesPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/deals/${queryArg.id}/social/${queryArg.name}`,
        }),
        providesTags: ["social-pictures"],
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
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export const { useSocialPicturesPictureQuery } = injectedRtkApi;
