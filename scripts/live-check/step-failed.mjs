/** A step saw something else than expected. Its message is one line for operators. */
export class StepFailed extends Error {
  name = 'StepFailed';
}

/** @throws {StepFailed} with the message unless the condition holds */
export function expectThat(condition, message) {
  if (!condition) throw new StepFailed(message);
}
