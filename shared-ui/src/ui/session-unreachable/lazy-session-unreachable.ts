import { lazyPart } from '../kit';

// Every page loads this module, and hardly any shows the part.
export const SessionUnreachable = lazyPart(
  async () => (await import('./session-unreachable')).SessionUnreachable,
);
