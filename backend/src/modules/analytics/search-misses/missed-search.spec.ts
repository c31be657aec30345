import { missedSearch } from './missed-search.js';

const response = { method: 'GET', url: '/api/deals?search=Sushi%20%20Roll', status: 200, total: '0' };

describe('a search that found nothing', () => {
  it('is read from the response in lower case', () => {
    expect(missedSearch(response)).toBe('sushi roll');
    expect(missedSearch({ ...response, url: '/api/deals?search=%E0%A4%AE%E0%A4%AE&page=1' })).toBe('मम');
  });

  it.each([
    { ...response, total: '3' },
    { ...response, total: undefined },
    { ...response, status: 400 },
    { ...response, method: 'HEAD' },
    { ...response, url: '/api/deals' },
    { ...response, url: '/api/deals?search=+' },
    { ...response, url: '/api/deals?search=sushi&page=2' },
    { ...response, url: '/api/deals?search=sushi&cursor=a' },
    { ...response, url: '/api/deals/map?search=sushi' },
    { ...response, url: '/api/deals?search=asha%40example.com' },
    { ...response, url: '/api/deals?search=9812345678' },
  ])('is not seen in %j', (other) => {
    expect(missedSearch(other)).toBeNull();
  });
});
