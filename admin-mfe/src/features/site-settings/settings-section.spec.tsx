import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { SettingView } from 'shared-ui/api/admin-settings';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { SiteSettingsPage } from './site-settings-page';

const aSetting = (change: Partial<SettingView>): SettingView => ({
  key: 'site.phone',
  section: 'contact',
  type: 'text',
  value: '01-5970123',
  default: '01-5970123',
  min: 5,
  max: 30,
  choices: null,
  version: 1,
  changedAt: null,
  changedBy: null,
  ...change,
});
const address = aSetting({ key: 'site.address', value: 'Jhamsikhel', default: 'Jhamsikhel' });

/** Renders the page with a server on which another admin has changed the phone. */
async function showAfterOtherChange() {
  let stored = [aSetting({}), address];
  const calls = answerCalls({
    'GET /api/admin/settings': () => ({ body: stored }),
    'PATCH /api/admin/settings': async (request) => {
      const { changes } = (await request.json()) as { changes: { version: number; value: string }[] };
      if (changes[0]?.version === 2) return { status: 200, body: stored };
      stored = [aSetting({ value: '01-1111111', version: 2 }), address];
      return { status: 409, body: { code: 'version.conflict', message: 'Changed meanwhile' } };
    },
  });
  const shown = await renderWithStore(<SiteSettingsPage />);
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  const save = () => act(async () => void fireEvent.submit(phone.form as HTMLFormElement));
  act(() => void fireEvent.change(phone, { target: { value: '01-4123456' } }));
  await save();
  const button = await screen.findByRole('button', { name: 'Keep mine' });
  return { ...shown, calls, phone, save, button };
}

test('a typed setting stays when another admin was faster, and is sent over the newer version', async () => {
  const { store, calls, phone, save, button } = await showAfterOtherChange();
  expect(store.getState().toasts.current?.title).toBe('Not Saved');
  expect(phone.value).toBe('01-4123456');
  const patches = () => calls.filter(({ method }) => method === 'PATCH');
  await save();
  expect(patches()).toHaveLength(1);
  act(() => void fireEvent.click(button));
  await save();
  await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Settings Saved'));
  expect(await patches()[1]?.json()).toEqual({
    changes: [{ key: 'site.phone', value: '01-4123456', version: 2 }],
  });
});

test('the newer version replaces a typed setting if the admin takes it', async () => {
  const { phone } = await showAfterOtherChange();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show theirs' })));
  expect(phone.value).toBe('01-1111111');
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
});

test('a setting that breaks its bounds is not sent, and the sentence is at its field', async () => {
  const calls = answerCalls({ 'GET /api/admin/settings': { body: [aSetting({}), address] } });
  await renderWithStore(<SiteSettingsPage />);
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  act(() => void fireEvent.change(phone, { target: { value: '01' } }));
  await act(async () => void fireEvent.submit(phone.form as HTMLFormElement));
  expect(await screen.findByText('Please enter 5 to 30 characters.')).toBeTruthy();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a saved setting can be changed back', async () => {
  let stored = [aSetting({}), address];
  const calls = answerCalls({
    'GET /api/admin/settings': () => ({ body: stored }),
    'PATCH /api/admin/settings': async (request) => {
      const { changes } = (await request.json()) as { changes: { value: string; version: number }[] };
      const [change] = changes;
      stored = [aSetting({ value: change?.value, version: (change?.version ?? 0) + 1 }), address];
      return { body: stored };
    },
  });
  const { store } = await renderWithStore(<SiteSettingsPage />);
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  const [, save] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Save' });
  const type = (value: string) => act(() => void fireEvent.change(phone, { target: { value } }));
  type('01-4123456');
  await act(async () => save?.click());
  await waitFor(() => expect(store.getState().toasts.current?.title).toBe('Settings Saved'));
  await waitFor(() => expect(save?.disabled).toBe(true));
  type('01-5970123');
  await waitFor(() => expect(save?.disabled).toBe(false));
  await act(async () => save?.click());
  await waitFor(() => expect(save?.disabled).toBe(true));
  const sent = calls.filter(({ method }) => method === 'PATCH');
  expect(await sent[1]?.json()).toEqual({
    changes: [{ key: 'site.phone', value: '01-5970123', version: 2 }],
  });
});
