import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { StarInput } from './star-input';

test('stars are chosen like radio buttons', async () => {
  const chosen = jest.fn();
  await renderWithStore(<StarInput label="Your rating" value={0} onChange={chosen} />);
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(chosen).toHaveBeenCalledWith(4);
});
