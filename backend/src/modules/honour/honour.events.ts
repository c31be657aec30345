export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'honour.answered': { passId: string; answer: 'yes' | 'partly' | 'no' };
    /** Two hours after the use; the token answers without signing in. */
    'honour.asked': { passId: string; token: string };
    'honour.case-opened': { caseId: string };
    'honour.case-moved': { caseId: string; entryId: string; to: 'customer' | 'business' };
    'honour.case-due': { caseId: string; by: 'business' | 'customer' };
    /** Three cases were decided against a business within 30 days. */
    'honour.noted': { vendorId: number; until: string };
    'honour.score-changed': { vendorId: number; given: number; counted: number };
  }
}
