import {
  invoicesApi as generatedApi,
  type InvoiceRowView,
  type InvoicesOfVendorApiArg,
} from '../generated/invoices';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always } from '../tags';

export type * from '../generated/invoices';

export const invoicesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    invoicesOwn: { providesTags: ['Invoice'] },
    invoicesOfVendor: { providesTags: ['Invoice'] },
    invoicesOne: { providesTags: ['Invoice'] },
  },
});

export const { useInvoicesOwnQuery, useInvoicesOneQuery, useInvoicesPdfQuery, useInvoicesOfVendorQuery } =
  invoicesApi;

/** Infinite query of the invoices of the business, newest first. */
export const { useInvoicePagesInfiniteQuery } = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    invoicePages: build.infiniteQuery<Page<InvoiceRowView>, Omit<InvoicesOfVendorApiArg, 'cursor'>, string>(
      pagedQuery('/api/vendors/me/invoices', always('Invoice')),
    ),
  }),
});
