import { GUARDS_METADATA } from '@nestjs/common/constants.js';
import { AuthGuard } from '@nestjs/passport';
import { AuthController } from './auth.controller.js';
import { AdminLocalAuthGuard } from './admin-local-auth.guard.js';
import { LocalAuthGuard } from './local-auth.guard.js';

describe('the sign-ins', () => {
  it.each([
    ['login', LocalAuthGuard, 'local'],
    ['adminLogin', AdminLocalAuthGuard, 'admin-local'],
  ] as const)('%s is behind a guard of passport', (method, guard, strategy) => {
    expect(Reflect.getMetadata(GUARDS_METADATA, AuthController.prototype[method])).toEqual([guard]);
    expect(guard.prototype).toBeInstanceOf(AuthGuard(strategy));
  });
});
