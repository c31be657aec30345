import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { DealChanges, type PlacesChange } from '../../../deals/index.js';
import type { DeviceRow } from '../devices/counter-devices.sql.js';
import {
  GIVE_BACK_ALL,
  GIVE_BACK_DUE,
  GIVE_BACK_SURPLUS,
  GRANT,
  SET_ASIDE,
  USE_SET_ASIDE,
} from './allowances.sql.js';
import type { PackDealRow } from './counter-pack.sql.js';

/**
 * Places of limited deals that devices hold while they may accept codes without a network (rule OF4). Deals
 * without a limit have no rows. Locks the device first, then capacities in the order of the deals.
 */
@Injectable()
export class Allowances {
  constructor(
    private readonly transactions: Transactions,
    private readonly dealChanges: DealChanges,
  ) {}

  /** Sets places aside, as far as there are any. Call within the transaction that locks the device. */
  async grant(device: DeviceRow, deals: readonly PackDealRow[]): Promise<void> {
    const limited = deals.filter(({ isLimited }) => isLimited);
    if (limited.length === 0) return;
    await this.transactions.query(GRANT, [device.id, limited.map(({ id }) => id), device.offlineLimit]);
    await this.giveBack(GIVE_BACK_SURPLUS, [device.id]);
    const roomy = limited.filter(({ hasRoom }) => hasRoom).map(({ id }) => id);
    const taken = await this.transactions.query<PlacesChange>(SET_ASIDE, [device.id, roomy]);
    await this.dealChanges.placesChanged(taken);
  }

  /** Gives back all places of a device whose entries have arrived. Call within a transaction. */
  async returnAll(deviceId: number): Promise<void> {
    await this.giveBack(GIVE_BACK_ALL, [deviceId]);
  }

  /**
   * Uses a place that is set aside for the device. Call within the transaction that takes the place.
   * @returns false if none is
   */
  async use(deviceId: number, dealId: number): Promise<boolean> {
    return (await this.transactions.query(USE_SET_ASIDE, [deviceId, dealId])).length > 0;
  }

  /**
   * Gives back places of devices without a contact for 72 hours.
   * @returns true if there were any
   */
  returnDue(): Promise<boolean> {
    return this.transactions.run(() => this.giveBack(GIVE_BACK_DUE, []));
  }

  private async giveBack(statement: string, parameters: unknown[]): Promise<boolean> {
    const given = await this.transactions.query<PlacesChange>(statement, parameters);
    await this.dealChanges.placesChanged(given);
    return given.length > 0;
  }
}
