import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import type { SettlementDifferencesQuery, SettlementsQuery } from './settlement.dto.js';
import { SETTLEMENT_COLUMNS } from './settlement.sql.js';
import type { SettlementDifferenceView, SettlementView } from './settlement.view.js';

/** Imported files, the newest first. */
export const SETTLEMENTS: KeysetList<SettlementsQuery> = {
  from: 'settlements s',
  id: 's.id',
  joins: 'JOIN person_names u ON u.id = s.imported_by',
  columns: SETTLEMENT_COLUMNS,
  sorts: { newest: { key: 's.id', type: 'row', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ gateway }, parameters) => [gateway && `s.gateway = ${parameters.add(gateway)}`],
};

/** Differences, the longest open first. */
export const DIFFERENCES: KeysetList<SettlementDifferencesQuery> = {
  from: 'settlement_differences d LEFT JOIN settlements s ON s.id = d.settlement_id',
  id: 'd.id',
  joins: 'LEFT JOIN payments p ON p.id = d.payment_id',
  columns: `
    d.public_id AS id, s.public_id AS "settlementId", coalesce(s.gateway, p.gateway) AS gateway, d.kind, d.reference, p.public_id AS "paymentId",
    d.our_paisa::float8 AS "ourPaisa", d.their_paisa::float8 AS "theirPaisa", iso(d.resolved_at) AS "resolvedAt", d.note,
    iso(d.created_at) AS "createdAt"`,
  sorts: { oldest: { key: 'd.id', type: 'row', direction: 'ASC' } },
  sort: () => 'oldest',
  conditions: ({ gateway, state }, parameters) => [
    gateway && `coalesce(s.gateway, p.gateway) = ${parameters.add(gateway)}`,
    `d.resolved_at IS ${state === 'resolved' ? 'NOT NULL' : 'NULL'}`,
  ],
};

export const SETTLEMENTS_TABLE: ExportedList<SettlementsQuery, SettlementView> = {
  name: 'settlements',
  list: SETTLEMENTS,
  headings: {
    en: [
      'File',
      'Gateway',
      'From',
      'To',
      'Rows',
      'Known before',
      'Matched',
      'Differences',
      'Open',
      'Imported',
      'By',
    ],
    ne: ['फाइल', 'माध्यम', 'देखि', 'सम्म', 'पङ्क्ति', 'पहिले नै थाहा', 'मिलेका', 'फरक', 'खुला', 'आयात', 'कसले'],
  },
  cells: (file) => [
    file.id,
    file.gateway,
    nepalMoment(file.periodFrom),
    nepalMoment(file.periodTo),
    file.rows,
    file.repeated,
    file.matched,
    file.differences,
    file.openDifferences,
    nepalMoment(file.createdAt),
    file.importedBy.name,
  ],
};

export const DIFFERENCES_TABLE: ExportedList<SettlementDifferencesQuery, SettlementDifferenceView> = {
  name: 'settlement-differences',
  list: DIFFERENCES,
  headings: {
    en: [
      'Difference',
      'Found (Nepal)',
      'Gateway',
      'Kind',
      'Reference',
      'Payment',
      'Ours (Rs.)',
      'Theirs (Rs.)',
      'Resolved (Nepal)',
      'Note',
    ],
    ne: [
      'फरक',
      'भेटिएको (नेपाली समय)',
      'माध्यम',
      'किसिम',
      'सन्दर्भ',
      'भुक्तानी',
      'हाम्रो (रु.)',
      'उनीहरूको (रु.)',
      'टुङ्गिएको (नेपाली समय)',
      'टिप्पणी',
    ],
  },
  cells: (one) => [
    one.id,
    nepalMoment(one.createdAt),
    one.gateway,
    one.kind,
    one.reference,
    one.paymentId,
    one.ourPaisa === null ? null : one.ourPaisa / 100,
    one.theirPaisa === null ? null : one.theirPaisa / 100,
    nepalMoment(one.resolvedAt),
    one.note,
  ],
};
