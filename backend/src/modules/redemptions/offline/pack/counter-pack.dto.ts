import { QueryNumber } from '../../../../common/validation/rules.js';

export class CounterPackQuery {
  @QueryNumber(1) deviceId: number;
}
