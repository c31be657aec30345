import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InputReplay } from './input-replay';
import { recordInput } from './record';

const sent = jest.fn();
const pressed = jest.fn();

function Form() {
  const [form, setForm] = useState({ name: '', note: '', city: 'ktm', side: 'left', agreed: false });
  const take =
    (name: string) =>
    ({ target }: { target: { value: string } }) =>
      setForm((now) => ({ ...now, [name]: target.value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(form);
      }}
    >
      <input aria-label="name" value={form.name} onChange={take('name')} />
      <textarea aria-label="note" value={form.note} onChange={take('note')} />
      <select aria-label="city" value={form.city} onChange={take('city')}>
        <option value="ktm">Kathmandu</option>
        <option value="pkr">Pokhara</option>
      </select>
      {['left', 'right'].map((side) => (
        <input
          key={side}
          type="radio"
          name="side"
          aria-label={side}
          value={side}
          checked={form.side === side}
          onChange={take('side')}
        />
      ))}
      <input
        type="checkbox"
        aria-label="agreed"
        checked={form.agreed}
        onChange={({ target }) => setForm((now) => ({ ...now, agreed: target.checked }))}
      />
      <button type="button" onClick={pressed}>
        Press
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const page = (
  <>
    <Form />
    <InputReplay />
  </>
);

const named = <T extends HTMLElement>(label: string) =>
  document.querySelector<T>(`[aria-label=${label}]`) as T;
const button = (type: string) => document.querySelector<HTMLElement>(`button[type=${type}]`) as HTMLElement;

async function hydrate(root: HTMLElement): Promise<void> {
  await act(() => Promise.resolve(hydrateRoot(root, page)));
}

describe('events before the page is alive', () => {
  let root: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = `<div>${renderToString(page)}</div>`;
    root = document.body.firstElementChild as HTMLElement;
    recordInput();
  });

  it('hands over what was typed, chosen, ticked and sent', async () => {
    named<HTMLInputElement>('name').value = 'Asha';
    named<HTMLTextAreaElement>('note').value = 'momo';
    named<HTMLSelectElement>('city').value = 'pkr';
    named('right').click();
    named('agreed').click();
    button('submit').click();
    expect(sent).not.toHaveBeenCalled();

    await hydrate(root);

    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledWith({
      name: 'Asha',
      note: 'momo',
      city: 'pkr',
      side: 'right',
      agreed: true,
    });
    expect(named<HTMLInputElement>('name').value).toBe('Asha');
  });

  it('presses again what was pressed, once each time', async () => {
    button('button').click();
    button('button').click();
    await hydrate(root);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(2));
    button('button').click();
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('leaves a press to React that hydrates the page for it', async () => {
    const early = button('button');
    early.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // React hydrates in its own listener on the root, and then dispatches the same press.
    root.addEventListener('click', () => act(() => void hydrateRoot(root, page)), {
      capture: true,
      once: true,
    });
    early.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(2));
    await act(() => Promise.resolve());
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('presses a button that is replaced as soon as the page is alive', async () => {
    function Replaced() {
      const [isAwake, setAwake] = useState(false);
      useEffect(() => setAwake(true), []);
      const press = (
        <button type="button" onClick={pressed}>
          Add
        </button>
      );
      return isAwake ? <div>{press}</div> : press;
    }
    const replaced = (
      <>
        <Replaced />
        <InputReplay />
      </>
    );
    root.innerHTML = renderToString(replaced);
    (root.querySelector('button') as HTMLElement).click();
    await act(() => Promise.resolve(hydrateRoot(root, replaced)));
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });

  it('leaves a page alone in which nothing was done', async () => {
    await hydrate(root);
    expect(sent).not.toHaveBeenCalled();
    expect(named<HTMLSelectElement>('city').value).toBe('ktm');
  });

  it('leaves a form alone that works without scripts', () => {
    (document.querySelector('form') as HTMLFormElement).setAttribute('action', '/search');
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  afterEach(() => {
    window.recordedInput?.stop();
    delete window.recordedInput;
    sent.mockClear();
    pressed.mockClear();
  });
});
