import { api } from "shared-ui/store";
import type {
  ContactDto,
  FaqView,
  HelpDto,
  MessageReceivedView,
} from "./types";
export type {
  ContactDto,
  FaqView,
  HelpDto,
  MessageReceivedView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    messagesContact: build.mutation<
      MessagesContactApiResponse,
      MessagesContactApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contact`,
        method: "POST",
        body: queryArg.contactDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    faqsList: build.query<FaqsListApiResponse, FaqsListApiArg>({
      query: () => ({ url: `/api/faqs` }),
    }),
    messagesHelp: build.mutation<MessagesHelpApiResponse, MessagesHelpApiArg>({
      query: (queryArg) => ({
        url: `/api/help`,
        method: "POST",
        body: queryArg.helpDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as supportApi };
export type MessagesContactApiResponse = /** status 201  */ MessageReceivedView;
export type MessagesContactApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  contactDto: ContactDto;
};
export type FaqsListApiResponse = /** status 200  */ FaqView[];
export type FaqsListApiArg = void;
export type MessagesHelpApiResponse = /** status 201  */ MessageReceivedView;
export type MessagesHelpApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  helpDto: HelpDto;
};
export const {
  useMessagesContactMutation,
  useFaqsListQuery,
  useMessagesHelpMutation,
} = injectedRtkApi;
