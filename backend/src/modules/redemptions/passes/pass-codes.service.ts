import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../../../config/config.js';
import { CodeMalformed, PassMissing } from './pass.errors.js';
import { readToken, tokenKey, type TokenKey, writeToken } from './pass-token.js';
import { readTestCode, TEST_CODES, testCharacters, type TestCode } from '../test-codes/test-code.js';
import { readTypedCode, typedCodeHash, typedCodeOf } from './typed-code.js';

/** Data from which the codes of a pass are generated. */
export interface CodedPass {
  publicId: string;
  dealId: number;
  vendorId: number;
  /** Stored hash of the typed code. */
  codeHash: Buffer;
  issuedAt: Date;
  expiresAt: Date;
}

export type ReadCode =
  | { kind: 'signed'; passId: string; vendorId: number }
  /** `vendorId` is null if only the eight characters were typed. */
  | { kind: 'typed'; hashes: Buffer[]; vendorId: number | null };

/** Content of the short QR code: the business and the typed code. */
const SHORT = /^(\d{1,9})\.(.+)$/;

/** Signed codes in memory. A signature takes longer than all else of a pass in a list. */
const MOST_SIGNED = 20_000;

export interface PassTexts {
  qrCode: string;
  shortQrCode: string;
  code: string;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * The two codes of a pass: the signed one in the QR code and the eight typed characters. Both are derived
 * again for every display.
 */
@Injectable()
export class PassCodes {
  private readonly keys: TokenKey[];
  /** The first one generates the codes of new passes. */
  private readonly typedKeys: readonly Buffer[];
  private readonly signed = new LRUCache<string, string>({ max: MOST_SIGNED });

  constructor(private readonly config: Config) {
    this.keys = config.signingKeys.map(({ id, seed }) => tokenKey(id, seed));
    this.typedKeys = config.codeSecrets.keys('typed codes');
  }

  /**
   * @returns the whole text of the QR code; the part behind `#` never reaches a server when an ordinary
   * camera opens it
   */
  qrText(pass: CodedPass): string {
    const content = {
      passId: pass.publicId,
      dealId: pass.dealId,
      vendorId: pass.vendorId,
      issuedAt: seconds(pass.issuedAt),
      expiresAt: seconds(pass.expiresAt),
    };
    const key = Object.values(content).join();
    const token = this.signed.get(key) ?? writeToken(content, this.keys[0] as TokenKey);
    this.signed.set(key, token);
    return `${this.config.publicUrl}/c#${token}`;
  }

  /** @returns all codes; the short QR, which a simple camera reads faster, is `https://{host}/c#{vendorId}.{8 characters}` */
  textsOf(pass: CodedPass): PassTexts {
    const code = this.typed(pass);
    const shortQrCode = `${this.config.publicUrl}/c#${pass.vendorId}.${code}`;
    return { qrCode: this.qrText(pass), shortQrCode, code };
  }

  /** The code that the pass was issued with, by whichever version of the secret. */
  typed({ publicId, codeHash }: Pick<CodedPass, 'publicId' | 'codeHash'>): string {
    const test = this.isSandbox && TEST_CODES.find((code) => this.testHashOf(code).equals(codeHash));
    if (test) return testCharacters(test);
    for (const key of this.typedKeys) {
      const code = typedCodeOf(publicId, key);
      if (typedCodeHash(code, key).equals(codeHash)) return code;
    }
    return typedCodeOf(publicId, this.typedKeys[0] as Buffer);
  }

  /** Hash to store of the typed code of a new pass. */
  hashOf(passId: string): Buffer {
    const [key] = this.typedKeys as [Buffer];
    return typedCodeHash(typedCodeOf(passId, key), key);
  }

  /** Hash to store of a code of the sandbox. */
  testHashOf(code: TestCode): Buffer {
    return typedCodeHash(testCharacters(code), this.typedKeys[0] as Buffer);
  }

  private get isSandbox(): boolean {
    return this.config.sandbox.isSandbox;
  }

  /**
   * Parses a scanned or typed code. Rejects `code.malformed` (400) and `pass.not-found` (404, for a foreign
   * signature) without a query.
   */
  read(text: string): ReadCode {
    const code = (text.includes('#') ? text.slice(text.indexOf('#') + 1) : text).trim();
    const [, vendorId, typedPart] = SHORT.exec(code) ?? [];
    if (typedPart) return { ...this.readTyped(typedPart), vendorId: Number(vendorId) };
    if (code.replace(/[\s-]/g, '').length <= 12) return this.readTyped(code);
    if (!/^[\w-]+$/.test(code)) throw new CodeMalformed();
    const content = readToken(code, this.keys);
    if (!content) throw new PassMissing();
    return { kind: 'signed', passId: content.passId, vendorId: content.vendorId };
  }

  private readTyped(text: string): Extract<ReadCode, { kind: 'typed' }> {
    const test = this.isSandbox ? readTestCode(text) : null;
    const typed = test ? testCharacters(test) : readTypedCode(text);
    if (!typed) throw new CodeMalformed();
    return { kind: 'typed', hashes: this.typedKeys.map((key) => typedCodeHash(typed, key)), vendorId: null };
  }

  /** Public keys for counters that verify codes offline. */
  publicKeys(): { id: string; algorithm: 'Ed25519'; publicKey: string }[] {
    return this.keys.map(({ id, publicKey }) => ({
      id,
      algorithm: 'Ed25519',
      publicKey: publicKey.export({ format: 'jwk' }).x as string,
    }));
  }
}
