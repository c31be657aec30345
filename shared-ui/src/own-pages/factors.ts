export { PasskeySetting } from './account/passkeys/passkey-setting';
export { TwoFactorSetting } from './account/two-factor/two-factor-setting';
