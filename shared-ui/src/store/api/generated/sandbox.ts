import { api } from "shared-ui/store";
import type {
  MoveClockDto,
  SandboxClockView,
  SandboxOrderDto,
  SandboxOrderView,
} from "./types";
export type {
  MoveClockDto,
  ProblemFieldView,
  ProblemView,
  SandboxClockView,
  SandboxOrderDto,
  SandboxOrderView,
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
    sandboxOrdersBuy: build.mutation<
      SandboxOrdersBuyApiResponse,
      SandboxOrdersBuyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sandbox/orders`,
        method: "POST",
        body: queryArg.sandboxOrderDto,
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
export type SandboxOrdersBuyApiResponse = /** status 201  */ SandboxOrderView;
export type SandboxOrdersBuyApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  sandboxOrderDto: SandboxOrderDto;
};
export const { useSandboxClockMoveMutation, useSandboxOrdersBuyMutation } =
  injectedRtkApi;
