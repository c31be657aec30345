import type { ReactElement } from 'react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';

export const OWN_VENDOR = 3;
export const OWN_USER = 1;

/** Renders for an admin with every right who works for the business `OWN_VENDOR`. */
export async function renderForOwner(
  part: ReactElement,
  answers: Answers = {},
  at = '/',
): Promise<Request[]> {
  const staffOf = {
    vendorId: OWN_VENDOR,
    businessName: 'Himchuli',
    role: 'owner',
    rights: [],
    branchId: null,
  };
  const rights = ['deals', 'businesses', 'reviews', 'payments', 'refunds', 'payouts', 'cases'];
  const calls = answerCalls({
    'GET /api/auth/user': { body: { id: OWN_USER, role: 'admin', rights, staffOf } },
    ...answers,
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(part, { store, at });
  return calls;
}
