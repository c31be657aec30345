import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      brandsList: build.query<BrandsListApiResponse, BrandsListApiArg>({
        query: (queryArg) => ({
          url: `/api/brands`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            search: queryArg.search,
          },
        }),
        providesTags: ["brands"],
      }),
      brandsPage: build.query<BrandsPageApiResponse, BrandsPageApiArg>({
        query: (queryArg) => ({ url: `/api/brands/${queryArg.slug}` }),
        providesTags: ["brands"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as brandsApi };
export type BrandsListApiResponse = /** status 200  */ BrandView[];
export type BrandsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** A part of the name, the category or the city. */
  search?: string;
};
export type BrandsPageApiResponse = /** status 200  */ BrandPageView;
export type BrandsPageApiArg = {
  slug: string;
};
export type BrandView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null where the category is a text of the business's own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Deals that are live. */
  dealCount: number;
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
export type OpeningSpanView = {
  /** 0 is Sunday. */
  weekday: number;
  opens: string;
  closes: string;
};
export type BranchView = {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;
};
export type BrandPageView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null where the category is a text of the business's own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Deals that are live. */
  dealCount: number;
  businessType: string | null;
  description: string;
  descriptionNe: string | null;
  website: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  registrationNumber: string | null;
  /** PAN or VAT number. */
  vatNumber: string | null;
  /** Whom to turn to with a complaint. */
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Over the reviews of all its deals; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  branches: BranchView[];
};
export const { useBrandsListQuery, useBrandsPageQuery } = injectedRtkApi;
