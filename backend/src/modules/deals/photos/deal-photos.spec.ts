import { draftPictures, pictureField, picturesOf } from './deal-photos.js';

const bare = (path: string) => ({ path, alt: null, altNe: null });
const before = [bare('/a'), { path: '/b', alt: 'The roof', altNe: null }, bare('/c')];

describe('the photos after a change (D21)', () => {
  it.each([
    ['nothing was sent', {}, before],
    ['photos were sent', { photos: [{ path: '/c' }, { path: '/a' }] }, [bare('/c'), bare('/a')]],
    ['photos were sent beside another image', { photos: [{ path: '/c' }], image: '/a' }, [bare('/c')]],
    ['all were removed', { photos: [] }, []],
    ['null was sent', { photos: null }, []],
    ['null was sent beside an image', { photos: null, image: '/b' }, [bare('/b'), bare('/c')]],
    ['the same image was sent', { image: '/a' }, before],
    ['another image was sent', { image: '/d' }, [bare('/d'), before[1], before[2]]],
    ['a later photo became the image', { image: '/c' }, [bare('/c'), before[1]]],
    ['the image was removed', { image: null }, []],
  ])('when %s', (_case, sent, photos) => {
    expect(picturesOf(sent, before)).toEqual({ photos, image: photos[0]?.path ?? null });
  });

  it('of a new deal are its image, or what was sent', () => {
    expect(picturesOf({ image: '/a' })).toEqual({ photos: [bare('/a')], image: '/a' });
    expect(picturesOf({ image: null, photos: null })).toEqual({ photos: [], image: null });
  });

  it('are named by the field that was sent', () => {
    expect([
      pictureField({ photos: [] }),
      pictureField({ image: '/a' }),
      pictureField({ photos: null }),
    ]).toEqual(['photos', 'image', 'image']);
  });
});

it('a draft keeps its photos, or the image as the only one', () => {
  expect(draftPictures({ image: '/a' })).toEqual({ photos: [{ path: '/a' }], image: '/a' });
  expect(draftPictures({ image: '/a', photos: [{ path: '/b', alt: ' x' }] })).toEqual({
    photos: [{ path: '/b', alt: ' x' }],
    image: '/b',
  });
  expect(draftPictures({ image: '/a', photos: [] })).toEqual({ photos: null, image: null });
});
