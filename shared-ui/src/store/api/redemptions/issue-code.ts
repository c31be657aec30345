import type { ApiFailure } from '../failure';
import { redemptionsIssuePath } from '../generated/paths';
import { redemptionsApi, type PassView } from '../generated/redemptions';
import { changed, onSuccess } from '../tags';

interface IssuedCode {
  pass: PassView;
  /** False if the response is a pass that was already open. */
  isNew: boolean;
}

interface Answer {
  response?: Response;
}

/** Error of a request for a code. */
export interface IssueFailure extends ApiFailure {
  /** Seconds after which the request can be repeated. */
  readonly retryAfterSeconds: number;
}

const CREATED = 201;

/** Issues a pass for a deal or returns the open one, and reports which of the two. */
export const { endpoints: issueEndpoints } = redemptionsApi.injectEndpoints({
  endpoints: (build) => ({
    issueCode: build.mutation<IssuedCode, { dealId: number; key: string }>({
      query: ({ dealId, key }) => ({
        url: redemptionsIssuePath,
        method: 'POST',
        body: { dealId },
        headers: { 'Idempotency-Key': key },
      }),
      transformResponse: (pass: PassView, answer) => ({
        pass,
        isNew: (answer as Answer | undefined)?.response?.status === CREATED,
      }),
      transformErrorResponse: (failure: ApiFailure, answer): IssueFailure => ({
        ...failure,
        retryAfterSeconds: Number((answer as Answer | undefined)?.response?.headers.get('retry-after')) || 1,
      }),
      invalidatesTags: onSuccess(({ pass }) => [...changed('Pass', pass.id), 'Session']),
    }),
  }),
});
