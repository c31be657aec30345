import { readS3Settings } from './s3-settings.js';

const whole = {
  MEDIA_S3_ENDPOINT: 'https://objects.example/',
  MEDIA_S3_BUCKET: 'pictures',
  MEDIA_S3_KEY_ID: 'id',
  MEDIA_S3_SECRET: 'secret',
};

describe('the settings of the media bucket', () => {
  it('are none unless one is set', () => {
    expect(readS3Settings({})).toBeNull();
  });

  it('are read whole', () => {
    expect(readS3Settings(whole)).toEqual({
      endpoint: 'https://objects.example',
      bucket: 'pictures',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'secret',
    });
  });

  it('name what is missing, and reject what is no address', () => {
    expect(() => readS3Settings({ ...whole, MEDIA_S3_SECRET: undefined })).toThrow('MEDIA_S3_SECRET');
    expect(() => readS3Settings({ ...whole, MEDIA_S3_ENDPOINT: 'objects.example' })).toThrow(
      'MEDIA_S3_ENDPOINT',
    );
  });
});
