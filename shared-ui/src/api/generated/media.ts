import { api } from "shared-ui/store";
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["media"]),
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
export type PictureSourceView = {
  type: string;
  srcset: string;
};
export type MediaView = {
  id: string;
  purpose: "avatar" | "city" | "deal" | "logo";
  /** What fields for pictures take, and a picture of the usual size. */
  path: string;
  /** As it was sent, in pixels. */
  width: number;
  height: number;
  sources: PictureSourceView[];
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
export type UploadDto = {
  /** JPEG, PNG, WebP or AVIF, at most 5 MB */
  file: Blob;
  purpose: "avatar" | "city" | "deal" | "logo";
};
export const { useUploadsUploadMutation } = injectedRtkApi;
