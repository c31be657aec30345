import { api } from "shared-ui/store";
import type {
  MoveClockDto,
  SandboxClockView,
} from "./types";
export type {
  MoveClockDto,
  ProblemFieldView,
  ProblemView,
  SandboxClockView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sandboxClockMove: build.mutation<
      SandboxClockMoveApiResponse,
      SandboxClockMoveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sandbox/clock`,
        method: "POST",
        body: queryArg.moveClockDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sandboxApi };
export type SandboxClockMoveApiResponse = /** status 200  */ SandboxClockView;
export type SandboxClockMoveApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  moveClockDto: MoveClockDto;
};
export const { useSandboxClockMoveMutation } = injectedRtkApi;
