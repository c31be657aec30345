import { defineError } from '../../../common/errors/app-error.js';

export const MembershipMissing = defineError(
  'membership.not-found',
  'not-found',
  'There is no such membership.',
);
export const MembershipNotYet = defineError(
  'membership.not-yet',
  'conflict',
  'This membership can be chosen shortly before the one you have ends.',
);
export const NoMembership = defineError('membership.none', 'conflict', 'You have no membership that runs.');
export const MoneyBackOver = defineError(
  'membership.money-back-over',
  'conflict',
  'A membership can be given back within seven days of paying.',
);
export const MoneyBackUsed = defineError(
  'membership.money-back-used',
  'conflict',
  'You have had a membership paid back within the last year already. Please write to us.',
);
