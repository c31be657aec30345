import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Answer = Record<string, unknown>;

/** Loaded on the first use of a passkey. */
const library = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/**
 * Creates a passkey in the browser.
 * @throws if the browser cannot create it or the user cancels
 */
export async function makePasskey(options: Answer): Promise<Answer> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as Answer;
}

/**
 * Signs a challenge with a passkey in the browser.
 * @throws like `makePasskey`
 */
export async function provePasskey(options: Answer): Promise<Answer> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as Answer;
}

/** Returns true if the browser already has a passkey for this account. */
export const isKnownPasskey = (fieldError: unknown): boolean =>
  fieldError instanceof Error && fieldError.name === 'InvalidStateError';
