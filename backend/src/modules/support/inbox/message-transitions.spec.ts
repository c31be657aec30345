import { MESSAGE_STATES, type MessageAct, stateAfter } from './message-transitions.js';

const allowed = (act: MessageAct): string[] =>
  MESSAGE_STATES.flatMap((state) => {
    try {
      return [`${state} → ${stateAfter(act, state)}`];
    } catch {
      return [];
    }
  });

describe('the life of a message (MS1)', () => {
  it.each<[MessageAct, string[]]>([
    ['assign', ['new → in-progress', 'in-progress → in-progress']],
    ['release', ['in-progress → new']],
    ['reply', ['new → answered', 'in-progress → answered', 'answered → answered']],
    ['close', ['new → closed', 'in-progress → closed', 'answered → closed']],
    ['reopen', ['answered → in-progress', 'closed → in-progress']],
  ])('%s leads %j and nowhere else', (act, moves) => {
    expect(allowed(act)).toEqual(moves);
  });

  it('says in which state a rejected message is', () => {
    expect(() => stateAfter('reply', 'closed')).toThrow(
      expect.objectContaining({ code: 'message.state-forbids', details: { currentState: 'closed' } }),
    );
  });
});
