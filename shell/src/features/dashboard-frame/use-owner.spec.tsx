import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SessionUserView } from 'shared-ui/platform';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { useOwner } from './use-owner';

const staffOf = { vendorId: 3, businessName: 'Himchuli', nameNe: null, role: 'manager', rights: ['deals'] };
const user = { firstName: 'Prakash', lastName: 'Adhikari', profileImageUrl: null, staffOf };

function Owner({ role, adminRole }: { role: string; adminRole?: string }) {
  const { name, note } = useOwner({ ...user, role, adminRole } as unknown as SessionUserView, false);
  return (
    <p>
      {name}: {note}
    </p>
  );
}

test('the frame shows the business of a manager, and the person of an admin who works for one', async () => {
  answerCalls({ 'GET /api/vendors/me/subscription': { status: 404, body: { code: 'not-found' } } });
  await renderWithStore(<Owner role="customer" />);
  expect(await screen.findByText('Himchuli: Manager')).toBeTruthy();
  await renderWithStore(<Owner role="admin" adminRole="owner" />);
  expect(await screen.findByText(/^Prakash Adhikari: /)).toBeTruthy();
});
