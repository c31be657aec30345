import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { AddToCart } from './add-to-cart';

const KEPT = 'dobbar.kept';
const deal = { id: 7, discountedPrice: 500 };
const keptIds = () =>
  (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as { cart: { dealId: number }[] }).cart.map(
    ({ dealId }) => dealId,
  );

beforeEach(() => {
  answerCalls({
    'GET /api/cart/preview': { body: { lines: [], count: 0, subtotal: 0, savings: 0, total: 0 } },
  });
});

afterEach(() => localStorage.clear());

/** Hydrates the button in a browser that keeps a favorite, so that the code of the cart loads at once. */
async function hydrated(): Promise<HTMLElement> {
  // Loads the texts, which the server has.
  const { unmount } = await renderWithStore(<AddToCart deal={deal} />);
  unmount();
  const page = (
    <Provider store={makeStore()}>
      <MemoryRouter>
        <AddToCart deal={deal} />
      </MemoryRouter>
    </Provider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  localStorage.setItem(KEPT, JSON.stringify({ favorites: [{ dealId: 3, priceThen: 500 }], cart: [] }));
  const button = place.querySelector('button') as HTMLElement;
  await act(async () => void hydrateRoot(place, page));
  return button;
}

test('the button of the server stays while the code of the cart loads, and adds the deal', async () => {
  const button = await hydrated();
  expect(button.isConnected).toBe(true);
  act(() => button.click());
  await waitFor(() => expect(keptIds()).toEqual([7]));
});
