import { api } from "shared-ui/store";
import type {
  AcceptDto,
  BeginShiftDto,
  ChangeDeviceDto,
  CloseDayDto,
  CorrectDayDto,
  CounterDeviceView,
  CounterPackView,
  CounterPassView,
  CounterSettingsDto,
  CounterSettingsView,
  CounterShiftView,
  DailyCloseLineView,
  DailyCloseSheetView,
  DailyCloseView,
  EnrolDeviceDto,
  LookupDto,
  LookupWordDto,
  PhoneLookupDto,
  PhoneLookupView,
  RedemptionChoicesView,
  SetPinDto,
  SyncDto,
  SyncedEntryView,
  VendorRedemptionView,
} from "./types";
export type {
  AcceptDto,
  AcceptingKeyView,
  AcceptingStaffView,
  BeginShiftDto,
  ChangeDeviceDto,
  CloseDayDto,
  CloseOfPersonView,
  CorrectDayDto,
  CounterDeviceView,
  CounterOverrideView,
  CounterPackView,
  CounterPassView,
  CounterRefusalView,
  CounterSettingsDto,
  CounterSettingsView,
  CounterShiftView,
  CounterTaxesView,
  DailyCloseLineView,
  DailyCloseRowView,
  DailyCloseSheetView,
  DailyCloseView,
  DailySumsView,
  DayCorrectionView,
  DeviceKeyDto,
  DrawerView,
  EnrolDeviceDto,
  FirstUseView,
  LateLineView,
  LookupDto,
  LookupWordDto,
  OverrideDto,
  PackAllowanceView,
  PackBranchView,
  PackDealView,
  PackDeviceView,
  PackKeyView,
  PackLimitsView,
  PackPersonView,
  PackPinView,
  PackTermsView,
  PhoneLookupDto,
  PhoneLookupView,
  ProblemFieldView,
  ProblemView,
  RedemptionChoicesView,
  SetPinDto,
  SignedEntryDto,
  SyncDto,
  SyncedEntryView,
  UsedDealView,
  VendorRedemptionView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    counterAccept: build.mutation<
      CounterAcceptApiResponse,
      CounterAcceptApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/accept`,
        method: "POST",
        body: queryArg.acceptDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dailyCloseRead: build.query<
      DailyCloseReadApiResponse,
      DailyCloseReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/close`,
        params: queryArg,
      }),
    }),
    dailyCloseTable: build.query<
      DailyCloseTableApiResponse,
      DailyCloseTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/close.csv`,
        params: queryArg,
      }),
    }),
    dailyClosesList: build.query<
      DailyClosesListApiResponse,
      DailyClosesListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/closes`,
        params: queryArg,
      }),
    }),
    dailyClosesClose: build.mutation<
      DailyClosesCloseApiResponse,
      DailyClosesCloseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/closes`,
        method: "POST",
        body: queryArg.closeDayDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dailyCloseFilesTable: build.query<
      DailyCloseFilesTableApiResponse,
      DailyCloseFilesTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/closes.csv`,
        params: queryArg,
      }),
    }),
    dailyClosesOne: build.query<
      DailyClosesOneApiResponse,
      DailyClosesOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/counter/closes/${queryArg.id}` }),
    }),
    dailyCloseFilesSheet: build.query<
      DailyCloseFilesSheetApiResponse,
      DailyCloseFilesSheetApiArg
    >({
      query: (queryArg) => ({ url: `/api/counter/closes/${queryArg.id}.csv` }),
    }),
    dailyClosesCorrect: build.mutation<
      DailyClosesCorrectApiResponse,
      DailyClosesCorrectApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/closes/${queryArg.id}/corrections`,
        method: "POST",
        body: queryArg.correctDayDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    dailyCloseFilesPdf: build.query<
      DailyCloseFilesPdfApiResponse,
      DailyCloseFilesPdfApiArg
    >({
      query: (queryArg) => ({ url: `/api/counter/closes/${queryArg.id}/pdf` }),
    }),
    counterDevicesList: build.query<
      CounterDevicesListApiResponse,
      CounterDevicesListApiArg
    >({
      query: () => ({ url: `/api/counter/devices` }),
    }),
    counterDevicesEnrol: build.mutation<
      CounterDevicesEnrolApiResponse,
      CounterDevicesEnrolApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/devices`,
        method: "POST",
        body: queryArg.enrolDeviceDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterDevicesOne: build.query<
      CounterDevicesOneApiResponse,
      CounterDevicesOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/counter/devices/${queryArg.id}` }),
    }),
    counterDevicesChange: build.mutation<
      CounterDevicesChangeApiResponse,
      CounterDevicesChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/devices/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeDeviceDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterDevicesWithdraw: build.mutation<
      CounterDevicesWithdrawApiResponse,
      CounterDevicesWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/devices/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterLookup: build.mutation<
      CounterLookupApiResponse,
      CounterLookupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/lookup`,
        method: "POST",
        body: queryArg.lookupDto,
      }),
    }),
    phoneLookupAsk: build.mutation<
      PhoneLookupAskApiResponse,
      PhoneLookupAskApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/lookups`,
        method: "POST",
        body: queryArg.phoneLookupDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    phoneLookupSay: build.mutation<
      PhoneLookupSayApiResponse,
      PhoneLookupSayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/lookups/${queryArg.id}/word`,
        method: "POST",
        body: queryArg.lookupWordDto,
      }),
    }),
    counterPackRead: build.query<
      CounterPackReadApiResponse,
      CounterPackReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/pack`,
        params: queryArg,
      }),
    }),
    staffPinsSet: build.mutation<StaffPinsSetApiResponse, StaffPinsSetApiArg>({
      query: (queryArg) => ({
        url: `/api/counter/people/${queryArg.userId}/pin`,
        method: "PUT",
        body: queryArg.setPinDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterSettingsRead: build.query<
      CounterSettingsReadApiResponse,
      CounterSettingsReadApiArg
    >({
      query: () => ({ url: `/api/counter/settings` }),
    }),
    counterSettingsChange: build.mutation<
      CounterSettingsChangeApiResponse,
      CounterSettingsChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/settings`,
        method: "PATCH",
        body: queryArg.counterSettingsDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterShiftsBegin: build.mutation<
      CounterShiftsBeginApiResponse,
      CounterShiftsBeginApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/shifts`,
        method: "POST",
        body: queryArg.beginShiftDto,
      }),
    }),
    counterSyncSync: build.mutation<
      CounterSyncSyncApiResponse,
      CounterSyncSyncApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/sync`,
        method: "POST",
        body: queryArg.syncDto,
      }),
    }),
    counterToday: build.query<CounterTodayApiResponse, CounterTodayApiArg>({
      query: () => ({ url: `/api/counter/today` }),
    }),
    vendorRedemptionsList: build.query<
      VendorRedemptionsListApiResponse,
      VendorRedemptionsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/redemptions`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          branch: queryArg.branch,
          deal: queryArg.deal,
          staff: queryArg.staff,
          key: queryArg.key,
          state: queryArg.state,
          cursor: queryArg.cursor,
        },
      }),
    }),
    vendorRedemptionsTable: build.query<
      VendorRedemptionsTableApiResponse,
      VendorRedemptionsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/redemptions.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          branch: queryArg.branch,
          deal: queryArg.deal,
          staff: queryArg.staff,
          key: queryArg.key,
          state: queryArg.state,
        },
      }),
    }),
    vendorRedemptionsChoices: build.query<
      VendorRedemptionsChoicesApiResponse,
      VendorRedemptionsChoicesApiArg
    >({
      query: () => ({ url: `/api/vendors/me/redemptions/choices` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as counterApi };
export type CounterAcceptApiResponse = /** status 200  */ CounterPassView;
export type CounterAcceptApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  acceptDto: AcceptDto;
};
export type DailyCloseReadApiResponse = /** status 200  */ DailyCloseView;
export type DailyCloseReadApiArg = {
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A day in Nepal; default: today. */
  day?: string;
};
export type DailyCloseTableApiResponse = /** status 200 A table */ string;
export type DailyCloseTableApiArg = {
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A day in Nepal; default: today. */
  day?: string;
};
export type DailyClosesListApiResponse =
  /** status 200  */ DailyCloseLineView[];
export type DailyClosesListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type DailyClosesCloseApiResponse =
  /** status 201  */ DailyCloseSheetView;
export type DailyClosesCloseApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  closeDayDto: CloseDayDto;
};
export type DailyCloseFilesTableApiResponse = /** status 200 A table */ string;
export type DailyCloseFilesTableApiArg = {
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
};
export type DailyClosesOneApiResponse = /** status 200  */ DailyCloseSheetView;
export type DailyClosesOneApiArg = {
  id: number;
};
export type DailyCloseFilesSheetApiResponse = /** status 200 A table */ string;
export type DailyCloseFilesSheetApiArg = {
  id: number;
};
export type DailyClosesCorrectApiResponse =
  /** status 201  */ DailyCloseSheetView;
export type DailyClosesCorrectApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  correctDayDto: CorrectDayDto;
};
export type DailyCloseFilesPdfApiResponse = /** status 200 The file */ Blob;
export type DailyCloseFilesPdfApiArg = {
  id: number;
};
export type CounterDevicesListApiResponse =
  /** status 200  */ CounterDeviceView[];
export type CounterDevicesListApiArg = void;
export type CounterDevicesEnrolApiResponse =
  /** status 201  */ CounterDeviceView;
export type CounterDevicesEnrolApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  enrolDeviceDto: EnrolDeviceDto;
};
export type CounterDevicesOneApiResponse = /** status 200  */ CounterDeviceView;
export type CounterDevicesOneApiArg = {
  id: number;
};
export type CounterDevicesChangeApiResponse =
  /** status 200  */ CounterDeviceView;
export type CounterDevicesChangeApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeDeviceDto: ChangeDeviceDto;
};
export type CounterDevicesWithdrawApiResponse = unknown;
export type CounterDevicesWithdrawApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type CounterLookupApiResponse = /** status 200  */ CounterPassView;
export type CounterLookupApiArg = {
  lookupDto: LookupDto;
};
export type PhoneLookupAskApiResponse = /** status 202  */ PhoneLookupView;
export type PhoneLookupAskApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  phoneLookupDto: PhoneLookupDto;
};
export type PhoneLookupSayApiResponse = /** status 200  */ CounterPassView;
export type PhoneLookupSayApiArg = {
  id: number;
  lookupWordDto: LookupWordDto;
};
export type CounterPackReadApiResponse = /** status 200  */ CounterPackView;
export type CounterPackReadApiArg = {
  deviceId: number;
};
export type StaffPinsSetApiResponse = unknown;
export type StaffPinsSetApiArg = {
  userId: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  setPinDto: SetPinDto;
};
export type CounterSettingsReadApiResponse =
  /** status 200  */ CounterSettingsView;
export type CounterSettingsReadApiArg = void;
export type CounterSettingsChangeApiResponse =
  /** status 200  */ CounterSettingsView;
export type CounterSettingsChangeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  counterSettingsDto: CounterSettingsDto;
};
export type CounterShiftsBeginApiResponse = /** status 201  */ CounterShiftView;
export type CounterShiftsBeginApiArg = {
  beginShiftDto: BeginShiftDto;
};
export type CounterSyncSyncApiResponse = /** status 200  */ SyncedEntryView[];
export type CounterSyncSyncApiArg = {
  syncDto: SyncDto;
};
export type CounterTodayApiResponse = /** status 200  */ CounterPassView[];
export type CounterTodayApiArg = void;
export type VendorRedemptionsListApiResponse =
  /** status 200  */ VendorRedemptionView[];
export type VendorRedemptionsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** First day in Nepal, such as 2026-11-01. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A deal's id. */
  deal?: number;
  /** User id of the staff member who accepted the pass. */
  staff?: number;
  /** Id of the API key that accepted the pass. */
  key?: number;
  state?: "redeemed" | "voided";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type VendorRedemptionsTableApiResponse =
  /** status 200 A table */ string;
export type VendorRedemptionsTableApiArg = {
  /** First day in Nepal, such as 2026-11-01. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A deal's id. */
  deal?: number;
  /** User id of the staff member who accepted the pass. */
  staff?: number;
  /** Id of the API key that accepted the pass. */
  key?: number;
  state?: "redeemed" | "voided";
};
export type VendorRedemptionsChoicesApiResponse =
  /** status 200  */ RedemptionChoicesView;
export type VendorRedemptionsChoicesApiArg = void;
export const {
  useCounterAcceptMutation,
  useDailyCloseReadQuery,
  useDailyCloseTableQuery,
  useDailyClosesListQuery,
  useDailyClosesCloseMutation,
  useDailyCloseFilesTableQuery,
  useDailyClosesOneQuery,
  useDailyCloseFilesSheetQuery,
  useDailyClosesCorrectMutation,
  useDailyCloseFilesPdfQuery,
  useCounterDevicesListQuery,
  useCounterDevicesEnrolMutation,
  useCounterDevicesOneQuery,
  useCounterDevicesChangeMutation,
  useCounterDevicesWithdrawMutation,
  useCounterLookupMutation,
  usePhoneLookupAskMutation,
  usePhoneLookupSayMutation,
  useCounterPackReadQuery,
  useStaffPinsSetMutation,
  useCounterSettingsReadQuery,
  useCounterSettingsChangeMutation,
  useCounterShiftsBeginMutation,
  useCounterSyncSyncMutation,
  useCounterTodayQuery,
  useVendorRedemptionsListQuery,
  useVendorRedemptionsTableQuery,
  useVendorRedemptionsChoicesQuery,
} = injectedRtkApi;
