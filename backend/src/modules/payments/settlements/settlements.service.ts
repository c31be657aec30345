import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { DifferenceMissing, DifferenceResolved } from '../payment.errors.js';
import { type BookedChargeback, Chargebacks } from './chargebacks.service.js';
import { readSettlement } from './read-settlement.js';
import { GATEWAY_CLASSES } from '../gateways/gateways.service.js';
import type { SettlementRow } from './settlement-row.js';
import {
  CHARGEBACKS,
  COUNT,
  FIND_DIFFERENCES,
  INSERT_ROWS,
  INSERT_SETTLEMENT,
  MARK_PAYMENTS,
  RESOLVE,
  RESOLVE_FOUND,
  RESOLVE_OF_PAYMENT,
  SETTLEMENT_OF_FILE,
} from './settlement.sql.js';
import type { SettlementView } from './settlement.view.js';
import { KNOWN_DIFFERENCE } from './settlements.sql.js';

/** Compares our payments with the settlement files of gateways (rules SF1 to SF5). */
@Injectable()
export class SettlementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly chargebacks: Chargebacks,
    private readonly audit: AuditService,
  ) {}

  /**
   * Imports a settlement file. The same file again returns the first import and changes nothing.
   * @throws settlement.unreadable (400)
   */
  async import(gateway: GatewayName, bytes: Buffer, adminId: number): Promise<SettlementView> {
    const hash = createHash('sha256').update(bytes).digest();
    const known = await this.ofFile(gateway, hash);
    if (known) return known;
    const rows = await readSettlement(bytes, GATEWAY_CLASSES[gateway].settlement);
    return this.transactions.run(async () => {
      const id = await this.store(gateway, hash, rows, adminId);
      if (id !== null) await this.compare(id, gateway, rows);
      const stored = await this.ofFile(gateway, hash);
      if (!stored) throw new Error('The settlement was not stored.');
      if (id !== null)
        await this.audit.write({
          actorId: adminId,
          action: 'settlement.imported',
          subjectType: 'settlement',
          subjectId: stored.id,
          after: { gateway, rows: rows.length, differences: stored.differences },
        });
      return stored;
    });
  }

  /** An admin dealt with a difference. @throws settlement.difference-missing (404), settlement.difference-resolved (409) */
  async resolve(id: string, adminId: number, note: string): Promise<void> {
    await this.transactions.run(async () => {
      const [resolved] = await this.transactions.query<{ paymentId: string | null; kind: string }>(RESOLVE, [
        id,
        adminId,
        note,
      ]);
      if (!resolved) {
        const known = await this.transactions.query(KNOWN_DIFFERENCE, [id]);
        throw known.length > 0 ? new DifferenceResolved() : new DifferenceMissing();
      }
      if (resolved.paymentId) await this.transactions.query(MARK_PAYMENTS, [null, resolved.paymentId]);
      await this.audit.write({
        actorId: adminId,
        action: 'settlement.difference-resolved',
        subjectType: 'settlement-difference',
        subjectId: id,
        after: { kind: resolved.kind, note },
      });
    });
  }

  /**
   * Resolves all open differences of a payment. Call within a transaction.
   * @returns true if there were any
   */
  async resolveOfPayment(paymentRowId: string, adminId: number, note: string): Promise<boolean> {
    const resolved = await this.transactions.query(RESOLVE_OF_PAYMENT, [paymentRowId, adminId, note]);
    if (resolved.length > 0) await this.transactions.query(MARK_PAYMENTS, [null, paymentRowId]);
    return resolved.length > 0;
  }

  private async ofFile(gateway: GatewayName, hash: Buffer): Promise<SettlementView | undefined> {
    return (await this.transactions.query<SettlementView>(SETTLEMENT_OF_FILE, [gateway, hash]))[0];
  }

  /** @returns null if a concurrent request imported the same file */
  private async store(
    gateway: GatewayName,
    hash: Buffer,
    rows: readonly SettlementRow[],
    adminId: number,
  ): Promise<string | null> {
    const times = rows.map(({ at }) => at.getTime()).sort((a, b) => a - b);
    const [from, to] = [new Date(times[0] ?? 0), new Date(times.at(-1) ?? 0)];
    const values = [uuidv7(), gateway, hash, from, to, rows.length, adminId];
    const [stored] = await this.transactions.query<{ id: string }>(INSERT_SETTLEMENT, values);
    return stored?.id ?? null;
  }

  private async compare(id: string, gateway: GatewayName, rows: readonly SettlementRow[]): Promise<void> {
    // Serializes the imports of a gateway, because a payment is compared with all rows before it.
    await this.transactions.lock(`settlement ${gateway}`);
    const inserted = await this.transactions.query(INSERT_ROWS, [id, gateway, JSON.stringify(rows)]);
    for (const find of FIND_DIFFERENCES) await this.transactions.query(find, [id]);
    await this.transactions.query(RESOLVE_FOUND, [id]);
    await this.chargebacks.book(gateway, await this.transactions.query<BookedChargeback>(CHARGEBACKS, [id]));
    await this.transactions.query(MARK_PAYMENTS, [id, null]);
    await this.transactions.query(COUNT, [id, inserted.length]);
  }
}
