import { Injectable } from '@nestjs/common';
import { Retention } from '../../../../common/retention/retention.js';

/** Deletes former PINs after 30 days: until then entries of devices that did not know of the change may arrive. */
@Injectable()
export class StaffPinsRetention {
  constructor(retention: Retention) {
    retention.register({
      name: 'staff-pins',
      table: 'staff_pins',
      condition: "ended_at < now() - interval '30 days'",
    });
  }
}
