import { cartApi as generatedApi } from '../generated/cart';
import { onSuccess } from '../tags';

export type * from '../generated/cart';

export const cartApi = generatedApi.enhanceEndpoints({
  endpoints: {
    cartRead: { providesTags: ['Cart'] },
    cartPut: { invalidatesTags: onSuccess(['Cart']) },
    cartMerge: { invalidatesTags: onSuccess(['Cart']) },
  },
});

export const { useCartReadQuery, useCartMergeMutation, useCartPreviewQuery, useCartPutMutation } = cartApi;
