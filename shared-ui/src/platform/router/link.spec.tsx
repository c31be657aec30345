import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '../../testing';
import { Link, NavLink, useLocation } from './index';

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
const links = (
  <>
    <Link to="/deals?sort=ending">Deals</Link>
    <Link to="/login" onClick={(event) => event.preventDefault()}>
      Held back
    </Link>
    <NavLink to="/" end>
      Home
    </NavLink>
    <NavLink to="/deals">Explore</NavLink>
    <Address />
  </>
);
const linkOf = (name: string) => screen.getByRole('link', { name });

test('a link leads on in the language of the reader, without a new page', async () => {
  await renderWithStore(links, { language: 'ne', at: '/ne' });
  expect(linkOf('Deals').getAttribute('href')).toBe('/ne/deals?sort=ending');
  expect(fireEvent.click(linkOf('Deals'))).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/ne/deals?sort=ending');
});

test('a link leaves presses that mean another window to the browser, and those held back alone', async () => {
  await renderWithStore(links);
  const newTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(linkOf('Deals'), newTab);
  fireEvent.click(linkOf('Held back'));
  expect(screen.getByRole('status').textContent).toBe('/');
});

test('a link of a menu says when it leads to the page that is shown', async () => {
  const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
  const { unmount } = await renderWithStore(links, { at: '/deals/7' });
  expect(current()).toEqual(['Explore']);
  unmount();
  await renderWithStore(links, { language: 'ne', at: '/ne' });
  expect(current()).toEqual(['Home']);
});
