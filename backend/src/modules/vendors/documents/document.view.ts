/** The company's registration, or its PAN or VAT certificate. */
export type DocumentKind = 'registration' | 'tax';

/** A document that was sent for verification. */
export class DocumentView {
  id: string;
  kind: DocumentKind;
  type: 'pdf' | 'jpeg' | 'png';
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  uploadedAt: string;
}
