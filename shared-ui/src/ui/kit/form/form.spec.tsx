import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from '../overlays/confirm-dialog';
import { Form } from './form';
import { renderWithStore } from '../../../testing';
import { TextField } from './text-field';

function TwoFields({ check }: { check: () => Promise<string[]> }) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void check().then(setWrong);
      }}
    >
      <TextField label="Name" error={wrong.includes('name') ? 'Please enter a name.' : undefined} />
      <TextField label="Phone" error={wrong.includes('phone') ? 'Please enter a phone.' : undefined} />
      <button type="submit">Send</button>
    </Form>
  );
}

const send = () => act(async () => void fireEvent.click(screen.getByText('Send')));

test('the focus moves to the first wrong field, also when the server rejects it later', async () => {
  let answer: (fields: string[]) => void = () => undefined;
  render(<TwoFields check={() => new Promise((resolve) => (answer = resolve))} />);
  await send();
  expect(document.activeElement).toBe(document.body);
  await act(async () => answer(['phone']));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
});

test('the focus returns when the same field is still wrong', async () => {
  render(<TwoFields check={() => Promise.resolve(['name', 'phone'])} />);
  await send();
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  screen.getByText('Send').focus();
  await send();
  expect(document.activeElement).toBe(name);
});

test('an error that arrives while somebody types leaves the focus where it is', async () => {
  let answer: (fields: string[]) => void = () => undefined;
  render(<TwoFields check={() => new Promise((resolve) => (answer = resolve))} />);
  await send();
  screen.getByLabelText('Phone').focus();
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '9' } });
  await act(async () => answer(['name']));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
});

test('a dialog that asks for something moves the focus to its wrong field, and Enter confirms it', async () => {
  function Asking() {
    const [isWrong, setWrong] = useState(false);
    return (
      <ConfirmDialog
        open
        title="Reject the deal"
        text="The business is told why."
        confirm="Reject"
        cancel="Keep"
        busy={false}
        onConfirm={() => setWrong(true)}
        onClose={() => undefined}
      >
        <TextField label="Reason" error={isWrong ? 'Please give a reason.' : undefined} />
      </ConfirmDialog>
    );
  }
  await renderWithStore(<Asking />);
  await act(async () => void fireEvent.click(screen.getByText('Reject')));
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});
