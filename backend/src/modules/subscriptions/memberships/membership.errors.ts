import { refusal } from '../../../common/errors/app-error.js';

export const MembershipMissing = refusal('membership.not-found', 'not-found', 'There is no such membership.');
export const MembershipNotYet = refusal(
  'membership.not-yet',
  'conflict',
  'This membership can be chosen shortly before the one you have ends.',
);
export const NoMembership = refusal('membership.none', 'conflict', 'You have no membership that runs.');
export const MoneyBackOver = refusal(
  'membership.money-back-over',
  'conflict',
  'A membership can be given back within seven days of paying.',
);
export const MoneyBackUsed = refusal(
  'membership.money-back-used',
  'conflict',
  'You have had a membership paid back within the last year already. Please write to us.',
);
