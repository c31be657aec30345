import { api } from "shared-ui/store";
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["support"]),
      }),
      faqsList: build.query<FaqsListApiResponse, FaqsListApiArg>({
        query: () => ({ url: `/api/faqs` }),
        providesTags: ["support"],
      }),
      messagesHelp: build.mutation<MessagesHelpApiResponse, MessagesHelpApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/help`,
            method: "POST",
            body: queryArg.helpDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: (_done, failure) => (failure ? [] : ["support"]),
        },
      ),
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
export type MessageReceivedView = {
  id: number;
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export type ContactDto = {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** In which we answer. */
  language?: "en" | "ne";
};
export type FaqView = {
  id: number;
  /** Where it is shown. */
  place: "contact" | "help";
  /** `account`, `deals`, `payment` or `technical`. */
  category: string;
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
};
export type HelpDto = {
  name: string;
  email: string;
  category: "account" | "deals" | "payment" | "technical";
  message: string;
  /** In which we answer. */
  language?: "en" | "ne";
};
export const {
  useMessagesContactMutation,
  useFaqsListQuery,
  useMessagesHelpMutation,
} = injectedRtkApi;
