import { readGateSettings } from './gate-settings.js';

describe('settings of the gates', () => {
  it('have defaults', () => {
    expect(readGateSettings({})).toEqual({ working: 3, waiting: 200, waitMs: 1_500, tickets: 20_000 });
  });

  it('let at least one request work', () => {
    expect(() => readGateSettings({ DEAL_GATE_WORKING: '0' })).toThrow('DEAL_GATE_WORKING');
    expect(() => readGateSettings({ DEAL_GATE_WAITING: '-1' })).toThrow('DEAL_GATE_WAITING');
  });
});
