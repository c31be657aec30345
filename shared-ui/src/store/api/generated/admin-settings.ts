import { api } from "shared-ui/store";
import type {
  ChangeSettingsDto,
  SettingView,
} from "./types";
export type {
  ChangeSettingDto,
  ChangeSettingsDto,
  ProblemFieldView,
  ProblemView,
  SettingChangerView,
  SettingView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSettingsList: build.query<
      AdminSettingsListApiResponse,
      AdminSettingsListApiArg
    >({
      query: () => ({ url: `/api/admin/settings` }),
    }),
    adminSettingsChange: build.mutation<
      AdminSettingsChangeApiResponse,
      AdminSettingsChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/settings`,
        method: "PATCH",
        body: queryArg.changeSettingsDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminSettingsApi };
export type AdminSettingsListApiResponse = /** status 200  */ SettingView[];
export type AdminSettingsListApiArg = void;
export type AdminSettingsChangeApiResponse = /** status 200  */ SettingView[];
export type AdminSettingsChangeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeSettingsDto: ChangeSettingsDto;
};
export const { useAdminSettingsListQuery, useAdminSettingsChangeMutation } =
  injectedRtkApi;
