import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { EnrolmentPage } from './enrolment-page';

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('an admin without a second factor is led on once the authenticator app is on and the codes are kept', async () => {
  const off = { isOn: false, hasPasskey: false, recoveryCodesLeft: 0 };
  answerCalls({
    'GET /api/auth/passkeys': { body: [] },
    'GET /api/auth/two-factor': { body: off },
    'POST /api/auth/two-factor/enroll': { body: { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' } },
    'POST /api/auth/two-factor/confirm': { body: { recoveryCodes: ['AAAAA-11111'] } },
  });
  await renderWithStore(<EnrolmentPage />, { at: '/dashboard/second-factor' });
  expect(screen.getByRole('heading', { name: 'Protect your admin account' })).toBeTruthy();
  const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open the console' });
  expect(goOn().disabled).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a long password' } });
  await click('Next');
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Turn on' }).at(-1) as HTMLElement);
  expect(await screen.findByText('AAAAA-11111')).toBeTruthy();
  expect(goOn().disabled).toBe(true);
  await click('I have kept them');
  expect(screen.getByText('Your account is protected')).toBeTruthy();
  expect(goOn().disabled).toBe(false);
});
