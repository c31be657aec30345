import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminSettingsList: build.query<
        AdminSettingsListApiResponse,
        AdminSettingsListApiArg
      >({
        query: () => ({ url: `/api/admin/settings` }),
        providesTags: ["admin-settings"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-settings"]),
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
export type SettingChangerView = {
  id: number;
  /** `#` and the id where the name is not kept any more. */
  name: string;
};
export type SettingView = {
  section:
    | "brand"
    | "contact"
    | "home"
    | "moderation"
    | "orders"
    | "passes"
    | "payouts"
    | "points"
    | "promises"
    | "taxes";
  type: "choice" | "email" | "number" | "text" | "words";
  value: string | number | string[];
  /** What holds until somebody changes it. */
  default: string | number | string[];
  choices: number[] | null;
  key: string;
  /** Of text in characters. */
  min: number | null;
  /** Of text in characters, of words how many. */
  max: number | null;
  /** Changes with every change; 0 while nobody has changed it. */
  version: number;
  changedAt: string | null;
  /** Null for what nobody changed, or a new version brought. */
  changedBy: SettingChangerView | null;
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
export type ChangeSettingDto = {
  /** Of the setting's type, within its bounds. */
  value: string | number | string[];
  key: string;
  /** The version that was looked at; 0 while nobody has changed it. */
  version: number;
};
export type ChangeSettingsDto = {
  /** Each once; all or none. */
  changes: ChangeSettingDto[];
};
export const { useAdminSettingsListQuery, useAdminSettingsChangeMutation } =
  injectedRtkApi;
