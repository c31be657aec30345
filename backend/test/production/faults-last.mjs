import Sequencer from '@jest/test-sequencer';

/** Runs the faults after everything else: the mails of their load would wait before those of the journeys. */
export default class FaultsLast extends Sequencer {
  sort(tests) {
    const isOfFaults = ({ path }) => path.includes('faults');
    return tests.toSorted((one, other) => isOfFaults(one) - isOfFaults(other));
  }
}
