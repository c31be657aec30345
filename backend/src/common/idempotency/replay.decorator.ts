import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiConflictResponse, ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';
import type { SessionUser } from '../access/session-user.js';

export const REPLAY = 'replay';

/** Renders the response of a repeated request from the stored entity. */
export type Replay<C> = (controller: C, entityId: string, user: SessionUser) => unknown;

/** For routes whose response has no body. */
export const withoutBody: Replay<unknown> = () => undefined;

/**
 * Makes a changing route safe to repeat with an `Idempotency-Key`: it takes effect once, and the response of
 * a repetition has the same status and the entity's current state.
 * @param replay builds the response from the entity's id; none for routes whose response has no body
 */
export function Idempotent<C>(replay?: Replay<C>): MethodDecorator {
  return applyDecorators(
    SetMetadata(REPLAY, replay ?? withoutBody),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Makes a repetition of this request harmless for 24 hours.',
    }),
    ApiConflictResponse({
      description:
        '`request.in-progress`: a request with the same key is still being worked on; see Retry-After',
      type: ProblemView,
    }),
    ApiUnprocessableEntityResponse({
      description: 'The key was used for another request',
      type: ProblemView,
    }),
  );
}
