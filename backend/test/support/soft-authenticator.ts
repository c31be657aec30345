import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Options {
  challenge: string;
}

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR encoding of an attestation's values: whole numbers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (type: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(type << 5) | size]);
    return size < 256
      ? Buffer.from([(type << 5) | 24, size])
      : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const ATTESTED = 64;

/** A phone with one passkey, for tests: creates and proves it as a browser does. */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  /** Signature counter; 0 does not count. */
  counter = 0;
  /** True if it verifies the user by finger, face or PIN. */
  verifiesUser = true;

  constructor(readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    this.publicKey = publicKey;
  }

  /** Response of `navigator.credentials.create()`. */
  create({ challenge }: Options): Record<string, unknown> {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const { length } = this.credentialId;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([length >> 8, length & 255]),
      this.credentialId,
      cbor(key),
    ]);
    const authData = Buffer.concat([this.authenticatorData(ATTESTED), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: b64(this.clientData('webauthn.create', challenge)),
      attestationObject: b64(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Response of `navigator.credentials.get()`. */
  prove({ challenge }: Options): Record<string, unknown> {
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authenticatorData(0);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authenticatorData),
      signature: b64(createSign('sha256').update(signed).sign(this.privateKey)),
    });
  }

  private answer(response: object): Record<string, unknown> {
    const id = b64(this.credentialId);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0) | more;
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }
}
