import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      siteRead: build.query<SiteReadApiResponse, SiteReadApiArg>({
        query: () => ({ url: `/api/site` }),
        providesTags: ["site"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as siteApi };
export type SiteReadApiResponse = /** status 200  */ SiteView;
export type SiteReadApiArg = void;
export type SiteTaxRatesView = {
  serviceCharge: number;
  vat: number;
};
export type SiteView = {
  name: string;
  nameNe: string;
  phone: string;
  supportEmail: string;
  address: string;
  addressNe: string;
  supportHours: string;
  supportHoursNe: string;
  /** Within how many hours a message is answered. */
  answerHours: number;
  /** Business days until a business is verified. */
  verificationDaysFrom: number;
  verificationDaysTo: number;
  /** Hours for which a code is good unless its business says otherwise. */
  usualPassHours: number;
  /** The same for what is booked ahead: hotels, beauty and adventure. */
  bookedAheadPassHours: number;
  /** What the points of a deal may be worth, in percent of its price. */
  largestPointsWorth: number;
  taxRates: SiteTaxRatesView;
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
export const { useSiteReadQuery } = injectedRtkApi;
