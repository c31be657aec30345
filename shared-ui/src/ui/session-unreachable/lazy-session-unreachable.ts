import { lazyPart } from '../kit';

// Loaded lazily: every page imports this module, and few pages show the component.
export const SessionUnreachable = lazyPart(
  async () => (await import('./session-unreachable')).SessionUnreachable,
);
