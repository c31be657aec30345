import Sequencer from '@jest/test-sequencer';

/** Runs the failure tests last, because the mails of their load would delay those of the journeys. */
export default class FailuresLast extends Sequencer {
  sort(tests) {
    const isFailureTest = ({ path }) => path.includes('failures');
    return tests.toSorted((one, other) => isFailureTest(one) - isFailureTest(other));
  }
}
