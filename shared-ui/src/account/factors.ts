export { PasskeySetting } from './passkeys/passkey-setting';
export { TwoFactorSetting } from './two-factor/two-factor-setting';
