import { lazyPart } from '../kit';

export { PasskeySignIn } from './passkey-sign-in';
export { SecondStep } from './second-step';
export { passkeyTexts } from './texts';

/** Of the few who sign in as owners, most see it once. */
export const PasskeyOffer = lazyPart(async () => (await import('./passkey-offer')).PasskeyOffer);
