import { hkdfSync } from 'node:crypto';

/** Purpose of a key. The name is part of the key's derivation: a changed name results in another key. */
export type KeyPurpose =
  | 'authenticator secrets'
  | 'recovery codes'
  | 'payout account numbers'
  | 'typed codes'
  | 'mail mutes'
  | 'newsletter links'
  | 'repeated requests'
  | 'sign-in log'
  | 'sign-in digits'
  | 'payout account digits'
  | 'honour links'
  | 'webhook secrets'
  | 'release failures';

interface VersionedSecret {
  version: number;
  secret: Buffer;
}

const SECRET_BYTES = 32;
/** A secret without a version, from before versions existed. */
const FIRST_VERSION = 1;

const derived = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES));

/**
 * Derivations from before secrets had versions. Values created with them remain valid, on every instance
 * during an update.
 */
const BEFORE_VERSIONS: Readonly<Record<KeyPurpose, (secret: Buffer) => Buffer>> = {
  'authenticator secrets': (secret) => derived(secret, 'authenticator secrets'),
  'recovery codes': (secret) => derived(secret, 'authenticator secrets'),
  'payout account numbers': (secret) => derived(secret, 'payout account numbers'),
  'typed codes': (secret) => secret,
  'mail mutes': (secret) => secret,
  'newsletter links': (secret) => secret,
  'repeated requests': (secret) => secret,
  'sign-in log': (secret) => secret,
  'sign-in digits': (secret) => derived(secret, 'sign-in digits'),
  'payout account digits': (secret) => derived(secret, 'payout account digits'),
  'honour links': (secret) => derived(secret, 'honour links'),
  'webhook secrets': (secret) => derived(secret, 'webhook secrets'),
  'release failures': (secret) => derived(secret, 'release failures'),
};

/** The versions of CODE_SECRET, with a separate key for every purpose derived from each (ADR 32). */
export class CodeSecrets {
  /** @param versions the first creates new values; values of the others are still accepted */
  private constructor(private readonly versions: readonly VersionedSecret[]) {}

  /**
   * @param text `2:secret,1:secret`, each 32 bytes in base64url; one secret without a version is version 1
   * @throws if it is malformed, or contains a version twice
   */
  static parse(text: string): CodeSecrets {
    const versions = text.split(',').map((entry) => parsed(entry.trim()));
    if (new Set(versions.map(({ version }) => version)).size < versions.length)
      throw new Error('CODE_SECRET has a version twice.');
    return new CodeSecrets(versions);
  }

  /** Key for new values. */
  key(purpose: KeyPurpose): Buffer {
    return this.keys(purpose)[0] as Buffer;
  }

  /** Keys of all versions, the one for new values first. */
  keys(purpose: KeyPurpose): Buffer[] {
    return this.versions.map(({ version, secret }) =>
      version === FIRST_VERSION ? BEFORE_VERSIONS[purpose](secret) : derived(secret, purpose),
    );
  }

  /** True while all purposes share one key. */
  get isFirst(): boolean {
    return this.versions[0]?.version === FIRST_VERSION;
  }
}

function parsed(entry: string): VersionedSecret {
  const [, number, text = ''] = /^(?:([1-9]\d{0,5}):)?([\w-]+={0,2})$/.exec(entry) ?? [];
  const secret = Buffer.from(text, 'base64url');
  if (secret.length !== SECRET_BYTES)
    throw new Error(
      'CODE_SECRET must be 32 bytes in base64url, or versions of it such as "2:secret,1:secret".',
    );
  return { version: Number(number ?? FIRST_VERSION), secret };
}
