export { PasskeySignIn } from './passkey-sign-in';
export { passkeyTexts } from './texts';
