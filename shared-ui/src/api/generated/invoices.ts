import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      invoicesOwn: build.query<InvoicesOwnApiResponse, InvoicesOwnApiArg>({
        query: (queryArg) => ({
          url: `/api/invoices`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["invoices"],
      }),
      invoicesOne: build.query<InvoicesOneApiResponse, InvoicesOneApiArg>({
        query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}` }),
        providesTags: ["invoices"],
      }),
      invoicesPdf: build.query<InvoicesPdfApiResponse, InvoicesPdfApiArg>({
        query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/pdf` }),
        providesTags: ["invoices"],
      }),
      invoicesOfVendor: build.query<
        InvoicesOfVendorApiResponse,
        InvoicesOfVendorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/invoices`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["invoices"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as invoicesApi };
export type InvoicesOwnApiResponse = /** status 200  */ InvoiceRowView[];
export type InvoicesOwnApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type InvoiceRowView = {
  /** The public id. */
  id: string;
  kind: "credit-note" | "invoice";
  /** Such as `INV-2083/84-000042`. */
  number: string;
  fiscalYear: string;
  issuedAt: string;
  /** What it is for, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note takes back, in part or whole. */
  corrects: string | null;
  paidBy: "bank-transfer" | "esewa" | "khalti" | "stripe";
  /** Paisa that were paid with points. */
  pointsPaisa: number;
  netPaisa: number;
  vatPaisa: number;
  totalPaisa: number;
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
export type InvoicePartyView = {
  name: string;
  nameNe: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** The permanent account number. */
  pan: string | null;
};
export type InvoiceLineView = {
  text: string;
  textNe: string | null;
  quantity: number;
  /** Paisa, VAT included. */
  unitPaisa: number;
};
export type InvoiceView = {
  /** The public id. */
  id: string;
  kind: "credit-note" | "invoice";
  /** Such as `INV-2083/84-000042`. */
  number: string;
  fiscalYear: string;
  issuedAt: string;
  /** What it is for, such as `order:` and an order's id. */
  source: string;
  /** The invoice that a credit note takes back, in part or whole. */
  corrects: string | null;
  paidBy: "bank-transfer" | "esewa" | "khalti" | "stripe";
  seller: InvoicePartyView;
  buyer: InvoicePartyView;
  lines: InvoiceLineView[];
  /** Paisa that were paid with points. */
  pointsPaisa: number;
  netPaisa: number;
  vatPaisa: number;
  totalPaisa: number;
};
export const {
  useInvoicesOwnQuery,
  useInvoicesOneQuery,
  useInvoicesPdfQuery,
  useInvoicesOfVendorQuery,
} = injectedRtkApi;
