import { reviewsApi, type VendorReviewsListApiArg, type VendorReviewView } from '../generated/reviews';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always } from '../tags';

/** Infinite query of the reviews of a business, with the total count. */
export const { useVendorReviewPagesInfiniteQuery } = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
    vendorReviewPages: build.infiniteQuery<
      Page<VendorReviewView>,
      Omit<VendorReviewsListApiArg, 'cursor'>,
      string
    >(pagedQuery('/api/vendors/me/reviews', always('Review'))),
  }),
});
