/** The customer's proof of an acceptance without a network. */
export class CounterProofView {
  /**
   * `confirmed`: the counter's entry has arrived and fits; `waiting`: it has not arrived; `different`: other
   * entries of this pass have arrived.
   */
  state: 'confirmed' | 'waiting' | 'different';
}
