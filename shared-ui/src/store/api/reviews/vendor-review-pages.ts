import { reviewsApi, type VendorReviewsListApiArg, type VendorReviewView } from '../generated/reviews';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always } from '../tags';

/** The reviews of a business, page by page, with their count. */
export const { useVendorReviewPagesInfiniteQuery } = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorReviewPages: build.infiniteQuery<
      Page<VendorReviewView>,
      Omit<VendorReviewsListApiArg, 'cursor'>,
      string
    >(pagedQuery('/api/vendors/me/reviews', always('Review'))),
  }),
});
