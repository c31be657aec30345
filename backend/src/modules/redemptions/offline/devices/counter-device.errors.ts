import { defineError } from '../../../../common/errors/app-error.js';

export const DeviceMissing = defineError('device.not-found', 'not-found', 'There is no such device.');
export const DeviceWithdrawn = defineError(
  'device.withdrawn',
  'gone',
  'This device was withdrawn. It accepts no codes without internet any more.',
);
export const TooManyDevices = defineError(
  'device.too-many',
  'conflict',
  'This branch has ten devices already. Withdraw one of them first.',
);
export const DeviceKeyUsed = defineError(
  'device.key-used',
  'conflict',
  'This key belongs to an enrolled device already.',
);
