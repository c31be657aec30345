import { api } from "shared-ui/store";
import type {
  MediaView,
  UploadDto,
} from "./types";
export type {
  MediaView,
  PictureSourceView,
  ProblemFieldView,
  ProblemView,
  UploadDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadsUpload: build.mutation<
      UploadsUploadApiResponse,
      UploadsUploadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/uploads`,
        method: "POST",
        body: queryArg.uploadDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as mediaApi };
export type UploadsUploadApiResponse = /** status 201  */ MediaView;
export type UploadsUploadApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  uploadDto: UploadDto;
};
export const { useUploadsUploadMutation } = injectedRtkApi;
