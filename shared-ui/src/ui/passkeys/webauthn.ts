import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Answer = Record<string, unknown>;

/** Fetched only once somebody uses a passkey. */
const library = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Asks the browser to make a passkey. @throws when it cannot, or when the person gave up */
export async function makePasskey(options: Answer): Promise<Answer> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as Answer;
}

/** Asks the browser to prove one of its passkeys. @throws as `makePasskey` */
export async function provePasskey(options: Answer): Promise<Answer> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as Answer;
}

/** Whether the browser already has a passkey for this account. */
export const isKnownPasskey = (fieldError: unknown): boolean =>
  fieldError instanceof Error && fieldError.name === 'InvalidStateError';
