import type { Answer } from '../../../common/api-versions/answers-before.decorator.js';

/** Before 2026-11-26 the history named `usedBy` `acceptedBy`. */
export const withAcceptedBy = ({ usedBy, ...rest }: Answer): Answer => ({ ...rest, acceptedBy: usedBy });
