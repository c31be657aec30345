import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      dealsFeatured: build.query<DealsFeaturedApiResponse, DealsFeaturedApiArg>(
        {
          query: () => ({ url: `/api/deals/featured` }),
          providesTags: ["Deals"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dealsApi };
export type DealsFeaturedApiResponse = /** status 200  */ DealView[];
export type DealsFeaturedApiArg = void;
export type DealView = {
  id: number;
  title: string;
};
export const { useDealsFeaturedQuery } = injectedRtkApi;
