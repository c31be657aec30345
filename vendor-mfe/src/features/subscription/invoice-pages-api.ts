import { type InvoiceRowView, invoicesApi } from 'shared-ui/api/invoices';
import { byCursor, type Page, toPage } from 'shared-ui/platform';

/** What the business bought, the newest first, page by page. */
export const { useInvoicePagesInfiniteQuery } = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    invoicePages: build.infiniteQuery<Page<InvoiceRowView>, { limit?: number }, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { limit }, pageParam }) => ({
        url: '/api/vendors/me/invoices',
        params: { limit, cursor: pageParam || undefined },
      }),
      transformResponse: (rows: InvoiceRowView[], answer) => toPage(rows, answer),
      providesTags: ['invoices'],
    }),
  }),
});
