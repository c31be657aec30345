import { api } from "shared-ui/store";
import type {
  InvoiceRowView,
  InvoiceView,
} from "./types";
export type {
  InvoiceLineView,
  InvoicePartyView,
  InvoiceRowView,
  InvoiceView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    invoicesOwn: build.query<InvoicesOwnApiResponse, InvoicesOwnApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices`,
        params: queryArg,
      }),
    }),
    invoicesOwnTable: build.query<
      InvoicesOwnTableApiResponse,
      InvoicesOwnTableApiArg
    >({
      query: () => ({ url: `/api/invoices.csv` }),
    }),
    invoicesOne: build.query<InvoicesOneApiResponse, InvoicesOneApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}` }),
    }),
    invoicesPdf: build.query<InvoicesPdfApiResponse, InvoicesPdfApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/pdf` }),
    }),
    invoicesOfVendor: build.query<
      InvoicesOfVendorApiResponse,
      InvoicesOfVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/invoices`,
        params: queryArg,
      }),
    }),
    invoicesTableOfVendor: build.query<
      InvoicesTableOfVendorApiResponse,
      InvoicesTableOfVendorApiArg
    >({
      query: () => ({ url: `/api/vendors/me/invoices.csv` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as invoicesApi };
export type InvoicesOwnApiResponse = /** status 200  */ InvoiceRowView[];
export type InvoicesOwnApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type InvoicesOwnTableApiResponse = /** status 200 A table */ string;
export type InvoicesOwnTableApiArg = void;
export type InvoicesOneApiResponse = /** status 200  */ InvoiceView;
export type InvoicesOneApiArg = {
  id: string;
};
export type InvoicesPdfApiResponse = /** status 200 The file */ Blob;
export type InvoicesPdfApiArg = {
  id: string;
};
export type InvoicesOfVendorApiResponse = /** status 200  */ InvoiceRowView[];
export type InvoicesOfVendorApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type InvoicesTableOfVendorApiResponse = /** status 200 A table */ string;
export type InvoicesTableOfVendorApiArg = void;
export const {
  useInvoicesOwnQuery,
  useInvoicesOwnTableQuery,
  useInvoicesOneQuery,
  useInvoicesPdfQuery,
  useInvoicesOfVendorQuery,
  useInvoicesTableOfVendorQuery,
} = injectedRtkApi;
