import { defineError } from '../../../common/errors/app-error.js';

export const FollowsFull = defineError(
  'follows.full',
  'conflict',
  'You follow as many businesses as fit. Please unfollow one first.',
);
