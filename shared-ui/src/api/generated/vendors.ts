import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      brandsList: build.query<BrandsListApiResponse, BrandsListApiArg>({
        query: () => ({ url: `/api/brands` }),
        providesTags: ["Vendors"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vendorsApi };
export type BrandsListApiResponse = /** status 200  */ BrandView[];
export type BrandsListApiArg = void;
export type BrandView = {
  slug: string;
  businessName: string;
  logo: string | null;
  dealCount: number;
};
export const { useBrandsListQuery } = injectedRtkApi;
