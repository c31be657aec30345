import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      dealsFeatured: build.query<DealsFeaturedApiResponse, DealsFeaturedApiArg>(
        {
          query: () => ({ url: `/api/deals/featured` }),
          providesTags: ["Deals"],
        },
      ),
      dealsList: build.query<DealsListApiResponse, DealsListApiArg>({
        query: (queryArg) => ({
          url: `/api/deals`,
          params: {
            sort: queryArg.sort,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Deals"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dealsApi };
export type DealsFeaturedApiResponse = /** status 200  */ DealView[];
export type DealsFeaturedApiArg = void;
export type DealsListApiResponse = /** status 200  */ DealView[];
export type DealsListApiArg = {
  sort?: string;
  limit?: number;
};
export type NamedView = {
  id: number;
  slug: string;
  name: string;
  nameNe?: string;
};
export type DealView = {
  id: number;
  title: string;
  titleNe?: string | null;
  description: string;
  image?: string | null;
  discountType: string;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  endDate: string;
  reviewCount: number;
  averageRating: number | null;
  vendor: {
    id: number;
    slug: string;
    businessName: string;
  };
  category: NamedView;
  location?: NamedView | null;
};
export const { useDealsFeaturedQuery, useDealsListQuery } = injectedRtkApi;
