import type { Answer } from '../../support/api/api-client.js';
import { searchOf } from '../../support/search-of.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

interface Listed {
  id: number;
  title: string;
}

describe('the text of a search', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    const house = await world.business({ name: 'Himchuli House' });
    await running.database.query(`UPDATE branches SET name = 'Naxal', address = 'Naxal Marg' WHERE id = $1`, [
      house.branchId,
    ]);
    const plain = { description: 'Every day of the week.', title_ne: null };
    await world.deal(house, {
      ...plain,
      title: 'Thakali set',
      discount_type: 'percentage',
      discount_value: '20',
    });
    await world.deal(house, { ...plain, title: 'Jhol momo', title_ne: 'झोल मम', discounted_price: 280 });
    await world.deal(house, { ...plain, title: 'Room with a view', category_id: 2, location_id: 2 });
    await world.deal(house, { ...plain, title: 'Foot bath', title_ne: 'खुट्टाको स्नान' });
    await world.deal(house, {
      ...plain,
      title: 'Honeymoon cake',
      description: 'With candles and a thakali song.',
    });
  }, 60_000);

  afterAll(() => running.stop());

  const search = (text: string, more = ''): Promise<Answer<Listed[]>> =>
    running.client().get<Listed[]>(`/api/deals?search=${encodeURIComponent(text)}${more}`);
  const titles = ({ body }: Answer<Listed[]>): string[] => body.map(({ title }) => title);

  it('finds deals by the place of a branch', async () => {
    expect(titles(await search('momo naxal'))).toEqual(['Jhol momo']);
    expect(titles(await search('मम नक्साल'))).toEqual(['Jhol momo']);
  });

  it('ranks the title above the description', async () => {
    expect(titles(await search('thakali'))).toEqual(['Thakali set', 'Honeymoon cake']);
  });

  it('finds similar words of listed deals for a word that only a hidden deal contains', async () => {
    const shop = await world.business();
    await world.deal(shop, { title: 'Tasty candlos', title_ne: null, moderation_status: 'pending' });
    expect(titles(await search('candlos'))).toEqual(['Honeymoon cake']);
  });

  it('leaves an unknown word out and names it', async () => {
    const answer = await search('thakali xylophone');
    expect(titles(answer)[0]).toBe('Thakali set');
    expect(searchOf(answer.headers)).toMatchObject({
      matched: ['thakali'],
      dropped: ['xylophone'],
      isAny: false,
    });
  });

  it('takes deals with one of the words where none has all', async () => {
    const answer = await search('honeymoon momo');
    expect(titles(answer).sort()).toEqual(['Honeymoon cake', 'Jhol momo']);
    expect(searchOf(answer.headers)).toMatchObject({
      matched: ['honeymoon', 'momo'],
      dropped: [],
      isAny: true,
    });
  });

  it('does not count words that say nothing', async () => {
    const answer = await search('thakali khana ko offer');
    expect(searchOf(answer.headers)).toMatchObject({ matched: ['thakali'], dropped: [] });
  });

  it.each([
    ['honey moon', 'Honeymoon cake'],
    ['jholmomo', 'Jhol momo'],
    ['झोलमम', 'Jhol momo'],
    ['tahkali', 'Thakali set'],
    ['honeymon', 'Honeymoon cake'],
  ])('understands %s', async (text, title) => {
    expect(titles(await search(text))[0]).toBe(title);
  });

  it('does not take a word for another that only shares its key', async () => {
    expect(titles(await search('lodge'))).toEqual(['Room with a view']);
  });

  it.each([
    ['under 300 momo', { name: 'maxPrice', value: '300', text: 'under 300' }, ['Jhol momo']],
    ['३०० भन्दा कम मम', { name: 'maxPrice', value: '300', text: '३०० भन्दा कम' }, ['Jhol momo']],
    [
      'buy one get one momo',
      { name: 'discountType', value: 'buyXgetY', text: 'buy one get one' },
      ['Jhol momo'],
    ],
    ['room pokhara', { name: 'location', value: 'pokhara', text: 'pokhara' }, ['Room with a view']],
    ['momo near me', { name: 'near', value: 'me', text: 'near me' }, ['Jhol momo']],
  ])('reads a filter in %s', async (text, filter, expected) => {
    const answer = await search(text);
    expect(titles(answer)).toEqual(expected);
    expect(searchOf(answer.headers).filters).toEqual([filter]);
  });

  it('drops the filter of a text before its words', async () => {
    const answer = await search('momo under 100');
    expect(titles(answer)).toEqual(['Jhol momo']);
    expect(searchOf(answer.headers)).toMatchObject({
      matched: ['momo'],
      dropped: ['under 100'],
      filters: [],
    });
  });

  it('keeps a filter that was chosen beside the text', async () => {
    expect(titles(await search('momo pokhara', '&location=kathmandu'))).toEqual(['Jhol momo']);
    expect(titles(await search('momo', '&location=pokhara'))).toEqual([]);
  });

  it('suggests terms of deals on show where nothing was found', async () => {
    const answer = await search('xylophone');
    expect(titles(answer)).toEqual([]);
    expect(searchOf(answer.headers).suggestions).toContain('momo');
  });

  it('counts facets and places of the same deals', async () => {
    const { body } = await running
      .client()
      .get<{ total: number }>(`/api/deals/facets?search=${encodeURIComponent('thakali xylophone')}`);
    expect(body).toMatchObject({ total: 2 });
  });

  it.each([
    "'",
    "'''",
    '\\',
    "momo'",
    'momo & | ! ( ) :* <->',
    "'momo':*A",
    '!!momo',
    'momo\u202e\u200b',
    '%_%',
    '…',
    '😀',
    'म'.repeat(100),
    'ा'.repeat(100),
    'a '.repeat(50),
    'momo '.repeat(20),
    '::::',
    'mo:mo:mo:mo',
    '(((((((((((',
    'under 99999999999999999999',
    'under 0',
  ])('is answered: %s', async (text) => {
    expect((await search(text)).status).toBe(200);
  });

  it.each([
    ['more than 100 characters', 'm'.repeat(101)],
    ['10,000 characters', 'momo '.repeat(2_000)],
  ])('is rejected with %s', async (_name, text) => {
    expect(await search(text)).toMatchObject({ status: 400, body: { code: 'search.too-long' } });
  });

  it('is rejected with a NUL', async () => {
    expect((await search('mo\u0000mo')).status).toBe(400);
  });
});
