import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { ExpandableRow, ExpandHeading } from './expandable-row';

const table = (
  <table>
    <thead>
      <tr>
        <th scope="col">Deal</th>
        <th scope="col">Points</th>
        <ExpandHeading />
      </tr>
    </thead>
    <tbody>
      <ExpandableRow row="Thukpa" columns={2} facts={[{ key: 'points', title: 'Points', value: '12' }]}>
        <th scope="row">Thukpa</th>
        <td>12</td>
      </ExpandableRow>
    </tbody>
  </table>
);

test('a row shows its hidden columns below it, and hides them again', async () => {
  await renderWithStore(table);
  const button = screen.getByRole('button', { name: 'More about Thukpa' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await act(async () => void fireEvent.click(button));
  const open = screen.getByRole('button', { name: 'Less about Thukpa' });
  expect(open.getAttribute('aria-expanded')).toBe('true');
  const below = document.getElementById(open.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(within(below).getByRole('term').textContent).toBe('Points');
  expect(within(below).getByRole('definition').textContent).toBe('12');
  await act(async () => void fireEvent.click(open));
  expect(screen.queryByRole('definition')).toBeNull();
});
