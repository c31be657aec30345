export {};

declare module '../../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'staff.invited': { invitationId: number };
    'staff.removed': { vendorId: number; userId: number };
    'pin.reset': { vendorId: number; userId: number; actorId: number };
    'staff.joined': { vendorId: number; userId: number };
  }
}
