import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectToast } from 'shared-ui/store';
import { renderWithStore } from '../../testing';
import { useSubmit } from './use-submit';

interface Name {
  name: string;
}
type Send = (values: Name, key: string) => Promise<unknown>;

const rejection = (status: number, code: string, errors: unknown[] = []) => ({
  status,
  code,
  message: '',
  errors,
});

function NameForm({ send, onConflict, onDone }: { send: Send; onConflict?(): unknown; onDone?(): void }) {
  const form = useForm<Name>({ defaultValues: { name: 'Momo' } });
  const toast = useSelector(selectToast);
  const { busy, submit } = useSubmit({
    form,
    send,
    done: { kind: 'success', title: 'Saved', text: 'It is saved.' },
    failed: 'Not saved',
    onConflict,
    onDone,
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input {...form.register('name')} />
      <p>{form.formState.errors.name?.message}</p>
      <output>{busy ? 'sending' : (toast?.title ?? 'idle')}</output>
      <button type="submit">Save</button>
    </form>
  );
}

const press = () => act(async () => screen.getByRole('button').click());
const shown = () => screen.getByRole('status').textContent;

test('sends the values with a key and says that it is done', async () => {
  const send = jest.fn<Send>().mockResolvedValue(undefined);
  const onDone = jest.fn();
  await renderWithStore(<NameForm send={send} onDone={onDone} />);
  await press();
  expect(send).toHaveBeenCalledWith({ name: 'Momo' }, expect.any(String));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('Saved');
});

test('sends once, however often it is pressed meanwhile', async () => {
  const send = jest.fn<Send>().mockReturnValue(new Promise(() => undefined));
  await renderWithStore(<NameForm send={send} />);
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('sending');
});

test('repeats with the same key while the outcome is unknown, and with another one after an answer', async () => {
  const send = jest
    .fn<Send>()
    .mockRejectedValueOnce(rejection(0, 'network.unreachable'))
    .mockRejectedValueOnce(rejection(409, 'deal.sold-out'))
    .mockResolvedValue(undefined);
  await renderWithStore(<NameForm send={send} />);
  await press();
  expect(shown()).toBe('Not saved');
  await press();
  await press();
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('puts the errors of the API at the fields', async () => {
  const errors = [
    { field: 'name', message: 'This name is taken.' },
    { field: 'other', message: 'This field is not in the form.' },
  ];
  const send = jest.fn<Send>().mockRejectedValue(rejection(400, 'request.invalid', errors));
  await renderWithStore(<NameForm send={send} />);
  await press();
  expect(screen.getByText('This name is taken.')).toBeTruthy();
  expect(screen.queryByText('This field is not in the form.')).toBeNull();
});

test('hands a version conflict over and shows no toast', async () => {
  const send = jest.fn<Send>().mockRejectedValue(rejection(409, 'version.conflict'));
  const onConflict = jest.fn();
  await renderWithStore(<NameForm send={send} onConflict={onConflict} />);
  await press();
  expect(onConflict).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('idle');
});

test('sends again after the API rejected a field that has no input', async () => {
  const errors = [{ field: 'name', message: 'This name is taken.' }];
  const send = jest
    .fn<Send>()
    .mockRejectedValueOnce(rejection(400, 'request.invalid', errors))
    .mockResolvedValue(undefined);
  function NoInput() {
    const form = useForm<Name>({ defaultValues: { name: 'Momo' } });
    const { submit } = useSubmit({ form, send, failed: 'Not saved' });
    return <button onClick={() => void submit()}>Save</button>;
  }
  await renderWithStore(<NoInput />);
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('describes a conflict whose newer version cannot be fetched', async () => {
  const send = jest.fn<Send>().mockRejectedValue(rejection(409, 'version.conflict'));
  const onConflict = () => Promise.reject(rejection(0, 'network.unreachable'));
  await renderWithStore(<NameForm send={send} onConflict={onConflict} />);
  await press();
  expect(shown()).toBe('Not saved');
});
