import { defineError } from '../../common/errors/app-error.js';

export const HonourNotUsed = defineError(
  'honour.not-used',
  'forbidden',
  'Only a code that was used at the counter can be answered for.',
);
export const HonourExcluded = defineError(
  'honour.excluded',
  'forbidden',
  'People who work at this business cannot answer for it.',
);
export const HonourClosed = defineError('honour.closed', 'conflict', 'The time for this answer is over.');
export const HonourLinkExpired = defineError(
  'honour.link-expired',
  'gone',
  'This link is no longer valid. Sign in and answer under your codes.',
);
export const HonourReviewMissing = defineError(
  'honour-review.not-found',
  'not-found',
  'There is nothing to decide about the honour of this business.',
);
export const CaseMissing = defineError('case.not-found', 'not-found', 'There is no such case.');
export const CaseNotYours = defineError('case.not-yours', 'forbidden', 'This step belongs to somebody else.');
export const CaseStateForbids = defineError(
  'case.state',
  'conflict',
  'The case has moved on in the meantime.',
);
export const CaseExists = defineError('case.exists', 'conflict', 'There is a case about this already.');
export const CaseSecondLookExists = defineError(
  'case.second-look-exists',
  'conflict',
  'This case had its second look. Its decision is final.',
);
export const CaseTooMany = defineError(
  'case.too-many',
  'too-many',
  'You can report two rejected codes a month. Please write to us if there are more.',
);
export const CasesPaused = defineError(
  'case.paused',
  'forbidden',
  'Three of your cases were unfounded. You can open one again later.',
);
export const CaseRemedyTooLarge = defineError(
  'case.remedy-too-large',
  'conflict',
  'With this your business would owe more than it may. Offer less, or disagree: then Dobbar decides.',
);
export const CaseRemedyNotPossible = defineError(
  'case.remedy-not-possible',
  'conflict',
  'This cannot be given for this code.',
);
