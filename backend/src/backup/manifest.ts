/** A file in the folder of the backup. */
export interface StoredFile {
  /** Path relative to the folder of the backup. */
  name: string;
  bytes: number;
  /** Hash of the stored bytes, in hexadecimal. */
  sha256: string;
}

export interface TableFile extends StoredFile {
  table: string;
  /** Without generated columns. */
  columns: string[];
  rows: number;
}

/** An image, a document or a slip. */
export interface MediaFile extends StoredFile {
  /** Name in the media store. */
  media: string;
}

export interface SequenceState {
  sequence: string;
  /** The last number of the sequence. */
  value: string;
}

/** Sum of all entries of a ledger account. */
export interface AccountSum {
  account: string;
  paisa: string;
}

/** A secret that the data depends on: codes and second factors cannot be read without it. */
export interface KeyFingerprint {
  variable: string;
  /** The first 16 characters of its SHA-256, in hexadecimal. */
  fingerprint: string;
}

export interface Manifest {
  /** Name of the last migration of the database. */
  lastMigration: string;
  tables: TableFile[];
  sequences: SequenceState[];
  accounts: AccountSum[];
  media: MediaFile[];
  /** Names in the snapshot that the media store did not have. */
  missingMedia: string[];
  keys: KeyFingerprint[];
  /** Set only in an encrypted backup. */
  keysFile: StoredFile | null;
}

/** `backup.json`: readable without a key, describes how to read the rest. */
export interface BackupLabel {
  product: 'dobbar';
  format: 1;
  createdAt: string;
  encryption: 'none' | 'age';
  manifest: StoredFile;
  /** The key of an encrypted backup under a passphrase; null if it was encrypted for recipients. */
  passphraseKey: StoredFile | null;
}

export const LABEL = 'backup.json';
