import { describe, expect, test } from '@jest/globals';
import { matchScreens } from 'shared-ui/host';
import type { RemoteRoute } from 'shared-ui/remote';
import { candidateRoutes } from './candidate-routes';

const route = (path: string): RemoteRoute => ({
  path,
  name: path,
  load: () => Promise.reject(new Error(path)),
});
const routes = ['/', '/deals', '/deals/:id', '/brands', '/:city', '/help?/more', '*'].map(route);
const pathsOf = (path: string) => candidateRoutes(routes, path).map(({ name }) => name);

describe('candidateRoutes', () => {
  test('keeps the routes with the first segment of the path, and those that match any', () => {
    expect(pathsOf('/deals/7')).toEqual(['/', '/deals', '/deals/:id', '/:city', '/help?/more', '*']);
  });

  test.each(['/', '/deals', '/Deals/7', '/brands/', '/d%65als', '/pokhara', '/more', '/help/more', '/a/b/c'])(
    'does not change which route %s matches',
    (path) => {
      const url = new URL(path, 'https://dobbar.example');
      const found = matchScreens(routes, url).map((match) => match.route.name);
      expect(matchScreens(candidateRoutes(routes, path), url).map((match) => match.route.name)).toEqual(
        found,
      );
      expect(found).toHaveLength(1);
    },
  );
});
