import { defineError } from '../errors/app-error.js';
import { PersonalData } from './personal-data.js';

const NotYet = defineError('test.not-yet', 'conflict', 'Not yet.');

describe('personal data', () => {
  it('is read from every keeper, under its name', async () => {
    const personalData = new PersonalData();
    personalData.register({ name: 'passes', read: (id) => Promise.resolve([id]) });
    personalData.register({ name: 'reviews', read: () => Promise.resolve([]) });
    expect(await personalData.read(7)).toEqual({ passes: [7], reviews: [] });
  });

  it('is not touched at all while one keeper rejects', async () => {
    const personalData = new PersonalData();
    const erased: string[] = [];
    const read = () => Promise.resolve(null);
    personalData.register({ name: 'first', read, erase: async () => void erased.push('first') });
    personalData.register({
      name: 'second',
      read,
      assertErasable: () => Promise.reject(new NotYet()),
      erase: async () => void erased.push('second'),
    });
    await expect(personalData.erase(7)).rejects.toThrow('Not yet.');
    expect(erased).toEqual([]);
  });

  it('has one keeper per name', () => {
    const personalData = new PersonalData();
    const provider = { name: 'passes', read: () => Promise.resolve(null) };
    personalData.register(provider);
    expect(() => personalData.register(provider)).toThrow('registered twice');
  });
});
