import { defineError } from '../../common/errors/app-error.js';

export const PictureTypeRejected = defineError(
  'media.type-refused',
  'unsupported',
  'Please choose a JPEG, PNG, WebP or AVIF picture.',
);
export const PictureUnreadable = defineError(
  'media.unreadable',
  'invalid',
  'This picture cannot be read. Please choose another one.',
);
export const PictureTooLarge = defineError(
  'media.too-large',
  'too-large',
  'The picture may have at most 5 MB.',
);
export const PictureTooManyPixels = defineError(
  'media.too-many-pixels',
  'invalid',
  'This picture has too many pixels. Please choose a smaller one.',
);
export const PictureTooSmall = defineError(
  'media.too-small',
  'invalid',
  'This picture is too small. Please choose one with at least 64 pixels each way.',
);
export const PicturesBusy = defineError(
  'media.busy',
  'unavailable',
  'Many pictures are being prepared right now. Please try again shortly.',
);
export const PictureMissing = defineError('media.not-found', 'not-found', 'There is no such picture.');
export const StoreFull = defineError(
  'media.store-failed',
  'unavailable',
  'The picture could not be kept. Please try again later.',
);
