import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiConflictResponse, ApiHeader, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';
import type { SessionUser } from '../access/session-user.js';

export const REPLAY = 'replay';

/** Renders the response of a repeated request from the stored entity. */
export type Replay<C> = (controller: C, entityId: string, user: SessionUser) => unknown;

/** For routes that answer without a body. */
export const withoutBody: Replay<unknown> = () => undefined;

/**
 * Makes a changing route safe to repeat with an `Idempotency-Key`: it takes effect once, and the repetition is answered
 * with the same status and the entity as it stands now.
 * @param replay how the answer is made again from the entity's id; none for routes that answer without a body
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
