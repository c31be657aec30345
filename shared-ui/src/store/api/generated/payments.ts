import { api } from "shared-ui/store";
import type {
  CallbackTakenView,
  GatewaysView,
  PaymentView,
  SlipDto,
} from "./types";
export type {
  CallbackTakenView,
  GatewaysView,
  PaymentRedirectView,
  PaymentView,
  ProblemFieldView,
  ProblemView,
  SlipDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentsCallback: build.mutation<
      PaymentsCallbackApiResponse,
      PaymentsCallbackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payments/callbacks/${queryArg.gateway}`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    paymentsOffered: build.query<
      PaymentsOfferedApiResponse,
      PaymentsOfferedApiArg
    >({
      query: () => ({ url: `/api/payments/gateways` }),
    }),
    paymentsOne: build.query<PaymentsOneApiResponse, PaymentsOneApiArg>({
      query: (queryArg) => ({ url: `/api/payments/${queryArg.id}` }),
    }),
    paymentsConfirm: build.mutation<
      PaymentsConfirmApiResponse,
      PaymentsConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payments/${queryArg.id}/confirm`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    slipsSend: build.mutation<SlipsSendApiResponse, SlipsSendApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${queryArg.id}/slip`,
        method: "POST",
        body: queryArg.slipDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as paymentsApi };
export type PaymentsCallbackApiResponse = /** status 200  */ CallbackTakenView;
export type PaymentsCallbackApiArg = {
  gateway: "bank-transfer" | "esewa" | "khalti" | "stripe";
  body: {
    [key: string]: any;
  };
};
export type PaymentsOfferedApiResponse = /** status 200  */ GatewaysView;
export type PaymentsOfferedApiArg = void;
export type PaymentsOneApiResponse = /** status 200  */ PaymentView;
export type PaymentsOneApiArg = {
  id: string;
};
export type PaymentsConfirmApiResponse = /** status 200  */ PaymentView;
export type PaymentsConfirmApiArg = {
  id: string;
  body: {
    [key: string]: string;
  };
};
export type SlipsSendApiResponse = /** status 200  */ PaymentView;
export type SlipsSendApiArg = {
  id: string;
  slipDto: SlipDto;
};
export const {
  usePaymentsCallbackMutation,
  usePaymentsOfferedQuery,
  usePaymentsOneQuery,
  usePaymentsConfirmMutation,
  useSlipsSendMutation,
} = injectedRtkApi;
