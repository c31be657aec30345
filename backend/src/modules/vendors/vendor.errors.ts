import { defineError } from '../../common/errors/app-error.js';

export const VendorMissing = defineError('vendor.not-found', 'not-found', 'There is no such business.');
export const NoBusinessYet = defineError(
  'vendor.none',
  'not-found',
  'You have not registered a business yet.',
);
export const BusinessExists = defineError(
  'vendor.exists',
  'conflict',
  'You have already registered a business.',
);
export const WorksElsewhere = defineError(
  'vendor.works-elsewhere',
  'conflict',
  'You already work for another business.',
);
export const VendorStateForbids = defineError(
  'vendor.state-forbids',
  'conflict',
  'This business is in a state that does not allow this.',
);
export const NothingProposed = defineError(
  'vendor.no-change',
  'conflict',
  'There is no change that waits for a decision.',
);
export const OwnerUnverified = defineError(
  'vendor.email-unverified',
  'conflict',
  'The owner of this business has not verified the email yet.',
);
export const BranchMissing = defineError('branch.not-found', 'not-found', 'There is no such branch.');
export const BranchInUse = defineError(
  'branch.in-use',
  'conflict',
  'This branch is still used by staff or passes.',
);
export const BusinessStillOpen = defineError(
  'vendor.still-open',
  'conflict',
  'Please close your business first: pause or delete its deals, and let the passes that are open run out.',
);
