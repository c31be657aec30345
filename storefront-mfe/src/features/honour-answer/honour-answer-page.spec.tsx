import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { HonourAnswerPage } from './honour-answer-page';

const link = {
  dealTitle: 'Two plates of momo',
  dealTitleNe: null,
  businessName: 'Himchuli',
  businessNameNe: null,
  answer: null,
};

const open = async (query: string, status = 200) => {
  const calls = answerCalls({ 'GET /api/honour/answer': { status, body: status === 200 ? link : {} } });
  await renderWithStore(<HonourAnswerPage />, { at: `/honour?${query}` });
  return calls;
};

describe('the page of the link in a mail', () => {
  test('shows the answer chosen and one button, and stores nothing', async () => {
    const calls = await open('token=t1&answer=partly');
    expect(await screen.findByText('Two plates of momo · Himchuli')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not all of it' }).checked).toBe(true);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  test('is a form that works without scripts', async () => {
    await open('token=t1&answer=yes');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send the answer' });
    const form = button.form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/forms/honour']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ language: 'en', token: 't1', answer: 'yes' });
  });

  test('says that a link is no longer valid', async () => {
    await open('token=t1', 410);
    expect(await screen.findByText('This link is no longer valid')).toBeTruthy();
  });

  test.each([
    ['thanks', 'Thank you'],
    ['sorry', 'We are sorry'],
    ['closed', 'The answer could not be stored'],
  ])('shows the result %s', async (state, title) => {
    await open(`state=${state}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});
