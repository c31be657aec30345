import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from 'shared-ui/testing';
import { ServerTable } from './server-table';

const columns = [
  { title: 'Name', key: 'name', dataIndex: 'name' },
  { title: 'Joined', key: 'joined', dataIndex: 'joined' },
];
const sorts = { name: { ascend: 'name' }, joined: { ascend: 'oldest', descend: 'newest' } };
const page = { items: [{ id: 1, name: 'Asha', joined: 'x' }], total: 1, totalIsExact: true, next: null };

async function show(sort: string | undefined, order?: string) {
  const changes: object[] = [];
  await renderWithStore(
    <ServerTable
      name="people"
      file="/api/people.csv"
      label="People"
      list={{ currentData: page as never, isError: false, isFetching: false, refetch: () => undefined }}
      address={
        {
          asked: sort ? { sort } : {},
          isFiltered: false,
          change: (change: object) => changes.push(change),
          turnTo: () => undefined,
        } as never
      }
      columns={columns}
      sorts={sorts}
      {...(order && { order })}
      empty={{ title: '', text: '' }}
    />,
  );
  return changes;
}

const orderOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

test.each([
  [undefined, undefined, null, 'descending'],
  [undefined, 'oldest', null, 'ascending'],
  ['name', undefined, 'ascending', null],
])('asked for %s, own order %s: the real order is marked', async (sort, order, name, joined) => {
  await show(sort, order);
  expect([orderOf('Name'), orderOf('Joined')]).toEqual([name, joined]);
});

test('a press on the column of the own order turns it round', async () => {
  const changes = await show(undefined);
  await act(async () => void fireEvent.click(screen.getByRole('columnheader', { name: 'Joined' })));
  expect(changes).toEqual([{ sort: 'oldest' }]);
});
