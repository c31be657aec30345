/** A file of the backup as it lies in the folder. */
export interface StoredFile {
  /** Below the folder of the backup. */
  name: string;
  bytes: number;
  /** Of the stored bytes, in hexadecimal. */
  sha256: string;
}

export interface TableFile extends StoredFile {
  table: string;
  /** Without generated columns. */
  columns: string[];
  rows: number;
}

/** A picture, a document or a slip. */
export interface MediaFile extends StoredFile {
  /** What the media store calls it. */
  media: string;
}

export interface SequenceState {
  sequence: string;
  /** The last number that was given out. */
  value: string;
}

/** What all entries of an account of the ledger add up to. */
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
  /** The name of the newest migration that the data has seen. */
  lastMigration: string;
  tables: TableFile[];
  sequences: SequenceState[];
  accounts: AccountSum[];
  media: MediaFile[];
  /** Names that the snapshot knew and the media store did not have. */
  missingMedia: string[];
  keys: KeyFingerprint[];
  /** Only in an encrypted backup. */
  keysFile: StoredFile | null;
}

/** `backup.json`: readable without a key, says how to read the rest. */
export interface BackupLabel {
  product: 'dobbar';
  format: 1;
  createdAt: string;
  encryption: 'none' | 'age';
  manifest: StoredFile;
  /** The key of an encrypted backup under a passphrase; null when it was encrypted for recipients. */
  passphraseKey: StoredFile | null;
}

export const LABEL = 'backup.json';
