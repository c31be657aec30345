export { PasskeySignIn } from './passkey-sign-in';
export { SecondStep } from './second-step';
export { passkeyTexts } from './texts';
export { isKnownPasskey, makePasskey } from './webauthn';
