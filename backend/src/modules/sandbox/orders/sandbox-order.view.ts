/** A paid order of a customer of the sandbox. */
export class SandboxOrderView {
  id: string;
  /** The prepaid deal of the business. */
  dealId: number;
  /** Whole rupees. */
  total: number;
  paidAt: string;
  /** Bought codes; their passes are listed at `pass.issued` and at the counter. */
  quantity: number;
  /** Codes that were given back. */
  returned: number;
}
